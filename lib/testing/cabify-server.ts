import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** How it answers what it is asked of journeys. */
export type CabifyMood =
  | 'WELL'
  /** Knows us not. */
  | 'LOCKED'
  /** Its own failure, as plain text. */
  | 'DOWN'
  /** After some seconds. */
  | 'SLOW'
  /** 200 to a question for prices, and nothing that makes sense. */
  | 'NONSENSE'
  /** Takes an order, and answers nothing that makes sense. */
  | 'GARBLED'
  /** Takes an order, and drops the connection. */
  | 'SILENT';

type Order = {
  readonly rider: { readonly mobile: { readonly mobile_cc: string; readonly mobile_num: string } };
  readonly stops: readonly { readonly loc: readonly [number, number] }[];
  readonly reason: string;
};
export type TakenJourney = { readonly id: string; readonly order: Order; state: string };

const SLOW_MS = 4_000;
const json = (response: ServerResponse, body: unknown) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

/** A server on this machine that speaks Cabify's public API, version 4, as it is documented, or fails as it is told. */
export async function startCabifyServer() {
  const journeys: TakenJourney[] = [];
  const now = { mood: 'WELL' as CabifyMood };

  function stateOf({ state, order }: TakenJourney) {
    const [start] = order.stops;
    const isFound = !['hire', 'not found'].includes(state);
    return {
      state: { name: state },
      ...(isFound
        ? {
            driver: { name: 'Marta Lucía Peña', phone_number: '+573005550199' },
            vehicle: { plate: 'WXY214', name: 'Mazda 2', color: 'Azul' },
            waypoints: { total: 1, rows: [{ loc: start?.loc, state }] },
            eta: { estimated: 240 },
          }
        : {}),
    };
  }

  async function answerOrder(request: IncomingMessage, response: ServerResponse, mood: CabifyMood) {
    const journey = { id: randomUUID(), order: JSON.parse(await text(request)) as Order, state: 'hire' };
    if (mood === 'SLOW') await sleep(SLOW_MS);
    journeys.push(journey);
    if (mood === 'SILENT') return request.socket.destroy();
    if (mood === 'GARBLED') return response.writeHead(200).end('<html>Bienvenido</html>');
    json(response, { journey_id: journey.id, state: 'hire' });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const { pathname } = new URL(request.url ?? '/', 'http://local');
    const { mood } = now;
    if (pathname === '/auth/api/authorization') {
      if (mood === 'LOCKED') return response.writeHead(401).end('invalid client');
      return json(response, { access_token: 'a-token', expires_in: 60 });
    }
    if (mood === 'DOWN') return response.writeHead(500, { 'content-type': 'text/plain' }).end('Oops');
    if (pathname === '/api/v4/estimates') {
      await text(request);
      if (mood === 'NONSENSE') return response.writeHead(200).end('<html>Bienvenido</html>');
      return json(response, [
        {
          product: { id: 'p-lite', name: { es: 'Lite' } },
          total: { amount: 1_450_000, currency: 'COP' },
          eta: { estimated: 180 },
          duration: 900,
        },
      ]);
    }
    if (pathname === '/api/v4/journey') return answerOrder(request, response, mood);
    const [, id, isState] = /^\/api\/v4\/journey\/([^/]+)(\/state)?$/.exec(pathname) ?? [];
    const journey = journeys.find((one) => one.id === id);
    if (!journey) return response.writeHead(404).end('no such journey');
    if (isState && request.method === 'POST') {
      if (['pick up', 'drop off', 'terminated'].includes(journey.state)) {
        return response.writeHead(409, { 'content-type': 'text/plain' }).end('cannot cancel');
      }
      journey.state = 'rider cancel';
      return response.writeHead(200).end();
    }
    if (isState) return json(response, stateOf(journey));
    const { rider, stops } = journey.order;
    return json(response, {
      end_state: journey.state,
      total: { amount: 1_390_000, currency: 'COP' },
      ...{ rider, stops },
    });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end('broken'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** What it took, in turn. */
    journeys,
    set: (mood: CabifyMood) => {
      now.mood = mood;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
