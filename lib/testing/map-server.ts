import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';

export type AskedOfMap = { readonly path: string; readonly query: URLSearchParams; readonly agent: string };

/** An answer other than the usual one: text as it stands, bytes without an end, silence, or a step elsewhere. */
export type MapAnswer =
  | { readonly status?: number; readonly text: string }
  | 'SILENCE'
  | 'ENDLESS'
  | 'ELSEWHERE';

type Options = { readonly answer?: (asked: AskedOfMap) => MapAnswer | null };

const STREETS = [
  { street: 'Calle 93', number: '11-27', district: 'Chicó', lat: 4.6766, lng: -74.0483 },
  { street: 'Carrera 7', number: '71-21', district: 'Rosales', lat: 4.6562, lng: -74.0553 },
];
const CITY = { lat: 4.711, lng: -74.0721 };

/**
 * A server on this machine that speaks for Nominatim (`/search`, `/reverse`) and OSRM (`/route/v1/driving/…`), gives
 * tiles (`/tiles/{z}/{x}/{y}.png`), and keeps what it was asked. It knows two streets of Bogotá: searched for by a part
 * of their name, and the nearer one for any point.
 */
export async function startMapServer({ answer = () => null }: Options = {}) {
  const asked: AskedOfMap[] = [];
  let answering = answer;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://local');
    const one = { path: pathname, query: searchParams, agent: request.headers['user-agent'] ?? '' };
    asked.push(one);
    response.setHeader('access-control-allow-origin', '*');
    const other = answering(one);
    if (other) return answerOtherwise(response, other);
    if (pathname.startsWith('/tiles/')) {
      response.setHeader('content-type', 'image/png');
      return response.end(TILE);
    }
    const json = answerOf(one);
    response.statusCode = json === null ? 404 : 200;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(json ?? { error: 'no such path' }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    /** From now on. */
    answer: (next: NonNullable<Options['answer']>) => {
      answering = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type MapServer = Awaited<ReturnType<typeof startMapServer>>;

function answerOtherwise(response: ServerResponse, other: MapAnswer): void {
  if (other === 'SILENCE') return;
  if (other === 'ELSEWHERE') {
    response.writeHead(302, { location: '/search?q=elsewhere' }).end();
    return;
  }
  if (other === 'ENDLESS') {
    const more = () => {
      while (!response.destroyed && response.write('[1,'.repeat(20_000)));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
    return;
  }
  response.writeHead(other.status ?? 200, { 'content-type': 'text/plain' }).end(other.text);
}

function answerOf({ path, query }: AskedOfMap): unknown {
  const text = (query.get('q') ?? '').toLowerCase();
  const found = STREETS.filter(
    ({ street }) => street.toLowerCase().includes(text) || text.includes(street.toLowerCase()),
  );
  const point = { lat: Number(query.get('lat')), lng: Number(query.get('lon')) };
  if (path === '/search') return text === 'bogotá' ? [nominatimCity] : found.map(nominatimPlace);
  if (path === '/reverse') return nominatimPlace(nearest(point));
  const ends = path.match(/^\/route\/v1\/driving\/([-\d.]+),([-\d.]+);([-\d.]+),([-\d.]+)$/);
  if (!ends) return null;
  const [fromLng = 0, fromLat = 0, toLng = 0, toLat = 0] = ends.slice(1).map(Number);
  const corner = [toLng, fromLat];
  const coordinates = [[fromLng, fromLat], corner, [toLng, toLat]];
  return {
    code: 'Ok',
    routes: [{ distance: 3100, duration: 600, geometry: { type: 'LineString', coordinates } }],
  };
}

type Street = (typeof STREETS)[number];

function nearest({ lat, lng }: { lat: number; lng: number }): Street {
  const far = (street: Street) => Math.hypot(street.lat - lat, street.lng - lng);
  return STREETS.toSorted((a, b) => far(a) - far(b))[0] as Street;
}

const nominatimPlace = ({ street, number, district, lat, lng }: Street) => ({
  lat: String(lat),
  lon: String(lng),
  name: '',
  display_name: `${number}, ${street}, ${district}, Bogotá, 110221, Colombia`,
  address: {
    house_number: number,
    road: street,
    neighbourhood: district,
    city: 'Bogotá',
    country_code: 'co',
  },
});

const nominatimCity = {
  lat: String(CITY.lat),
  lon: String(CITY.lng),
  name: 'Bogotá',
  display_name: 'Bogotá, Colombia',
  address: { city: 'Bogotá', country_code: 'co' },
};

/** A picture of 256 × 256 in one colour with a line at two sides, so that tiles are told apart by eye. */
const TILE = (() => {
  const size = 256;
  const rows = Array.from({ length: size }, (_, y) =>
    Buffer.from([
      0,
      ...Array.from({ length: size }, (_, x) =>
        x === 0 || y === 0 ? [176, 168, 152] : [238, 234, 226],
      ).flat(),
    ]),
  );
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
})();
