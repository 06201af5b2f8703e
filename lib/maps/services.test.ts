import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resetEnv } from '@/lib/platform/env';
import { type MapAnswer, type MapServer, startMapServer } from '@/lib/testing/map-server';
import { forgetAnswers } from './ask-service';
import { drivingRoute } from './driving-route';
import type { Geocoder } from './geocoder';
import { configuredGeocoder } from './geocoder-of';

const BOX = { south: 4.5, west: -74.2, north: 4.7, east: -74 };
const FROM = { lat: 4.6766, lng: -74.0483 };
const TO = { lat: 4.6562, lng: -74.0553 };

let server: MapServer;
beforeEach(async () => {
  server = await startMapServer();
  vi.stubEnv('ROUTER_URL', server.url);
});
afterEach(async () => {
  await server.close();
  vi.unstubAllEnvs();
  resetEnv();
  forgetAnswers();
});

function geocoder(): Geocoder {
  vi.stubEnv('GEOCODER_URL', server.url);
  resetEnv();
  const found = configuredGeocoder();
  if (!found) throw new Error('none configured');
  return found;
}
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => error.code ?? String(error),
  );
const KNOWN = { ...FROM, address: 'Calle 93 # 11-27, Chicó, Bogotá', city: 'Bogotá', country: 'CO' };

test('without an address of a service there is no geocoder and no route', async () => {
  vi.unstubAllEnvs();
  resetEnv();
  expect(configuredGeocoder()).toBeNull();
  expect(await drivingRoute(FROM, TO)).toBeNull();
});

describe('addresses', () => {
  const search = (text: string) => geocoder().search({ text, box: BOX, country: 'CO' });

  test('finds addresses as people say them, in the box', async () => {
    expect(await search('calle 93')).toEqual([KNOWN]);
    const [asked] = server.asked;
    expect(asked?.agent).toBe('Elenco (soporte@elenco.co)');
    expect(asked?.query.get('viewbox')).toBe('-74.2,4.7,-74,4.5');
    expect(asked?.query.get('bounded')).toBe('1');
    expect(asked?.query.get('countrycodes')).toBe('co');
  });

  test('names a point without moving it', async () => {
    const point = { lat: 4.6761, lng: -74.0489 };
    expect(await geocoder().nameOf(point)).toEqual({ ...KNOWN, ...point });
  });

  test('asks once for the same within the hour', async () => {
    await search('calle 93');
    await search('calle 93');
    expect(server.asked).toHaveLength(1);
  });

  const bad: readonly (readonly [string, MapAnswer])[] = [
    ['an error in plain text', { status: 500, text: 'database is down' }],
    ['a refusal', { status: 429, text: '{"error":"too many"}' }],
    ['a page', { text: '<html>hola</html>' }],
    ['JSON of another kind', { text: '"calle"' }],
    ['null', { text: 'null' }],
    ['an answer without an end', 'ENDLESS'],
    ['a step elsewhere', 'ELSEWHERE'],
  ];
  test.each(bad)('%s is no answer', async (_, answer) => {
    server.answer(() => answer);
    expect(await codeOf(search('calle 93'))).toBe('UNAVAILABLE');
    expect(await codeOf(geocoder().nameOf(FROM))).toBe('UNAVAILABLE');
    // What failed is asked again.
    server.answer(() => null);
    expect(await search('calle 93')).toHaveLength(1);
  });

  test('nobody waits for silence longer than four seconds', async () => {
    server.answer(() => 'SILENCE');
    const began = performance.now();
    expect(await codeOf(search('calle 93'))).toBe('UNAVAILABLE');
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  test('leaves out of a list what is no place, and keeps an address on one line', async () => {
    const strange = [7, null, {}, { lat: 'north', lon: '1' }, { lat: '95', lon: '1', display_name: 'Lejos' }];
    const long = { lat: '4.6', lon: '-74', display_name: `Calle\n1 ${'x'.repeat(400)}`, address: {} };
    server.answer(() => ({ text: JSON.stringify([...strange, long]) }));
    const found = await search('calle');
    expect(found).toHaveLength(1);
    expect(found[0]?.address).toMatch(/^Calle 1 x+$/);
    expect(found[0]?.address.length).toBeLessThanOrEqual(200);
  });
});

test('where Nominatim knows no address there is none', async () => {
  server.answer(() => ({ text: '{"error":"Unable to geocode"}' }));
  expect(await geocoder().nameOf({ lat: 0, lng: -30 })).toBeNull();
});

test('only so many are asked at once, and who comes beyond the queue is sent away', async () => {
  server.answer(() => 'SILENCE');
  const slow = geocoder();
  const asked = Array.from({ length: 60 }, (_, index) =>
    codeOf(slow.search({ text: `calle ${index}`, box: null, country: null })),
  );
  await vi.waitFor(() => expect(server.asked.length).toBe(8), 60_000);
  expect(await asked.at(-1)).toBe('UNAVAILABLE');
  expect(server.asked.length).toBe(8);
  await server.close();
  await Promise.all(asked);
});

test('a route follows the roads; where there is none it is null, and nonsense is no answer', async () => {
  resetEnv();
  expect(await drivingRoute(FROM, TO)).toEqual([FROM, { lat: FROM.lat, lng: TO.lng }, TO]);
  expect(server.asked[0]?.path).toBe('/route/v1/driving/-74.0483,4.6766;-74.0553,4.6562');
  forgetAnswers();
  server.answer(() => ({ status: 400, text: '{"code":"NoRoute","message":"Impossible route"}' }));
  expect(await drivingRoute(FROM, TO)).toBeNull();
  forgetAnswers();
  server.answer(() => ({ text: '{"code":"Ok","routes":[{"geometry":{"coordinates":["a"]}}]}' }));
  expect(await codeOf(drivingRoute(FROM, TO))).toBe('UNAVAILABLE');
});
