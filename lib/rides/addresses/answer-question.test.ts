import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventDirectories, events, placeDirectories } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { forgetAnswers } from '@/lib/maps/ask-service';
import { resetEnv } from '@/lib/platform/env';
import { type MapServer, startMapServer } from '@/lib/testing/map-server';
import { makeRider } from '../testing/rider';
import { answerQuestion } from './answer-question';
import type { AddressQuestion } from './inputs';

const database = useDatabase();
let server: MapServer;
beforeEach(async () => {
  server = await startMapServer();
  vi.stubEnv('GEOCODER_URL', server.url);
  vi.stubEnv('ROUTER_URL', server.url);
  resetEnv();
});
afterEach(async () => {
  await server.close();
  vi.unstubAllEnvs();
  resetEnv();
  forgetAnswers();
});

const POINT = { lat: 4.6766, lng: -74.0483 };
const text = (words: string, near?: typeof POINT): AddressQuestion => ({
  of: 'text',
  text: words,
  ...(near ? { near } : {}),
});

/** A rider whose event has a venue at that point. */
async function riderAt(lat: number, lng: number) {
  const rider = await makeRider(database.db);
  const { agency, event } = rider;
  const [venue] = await database.db
    .insert(placeDirectories)
    .values({ agencyId: agency.id, cityId: event.cityId, name: 'Salón Rojo', latitude: lat, longitude: lng })
    .returning();
  const [occasion] = await database.db
    .insert(eventDirectories)
    .values({
      agencyId: agency.id,
      name: event.name,
      startDate: event.startDate,
      endDate: event.endDate,
      placeDirectoryId: venue?.id ?? null,
    })
    .returning();
  await database.db
    .update(events)
    .set({ eventDirectoryId: occasion?.id ?? null })
    .where(eq(events.id, event.id));
  return rider;
}

test('[2.7.5/geocoding] [2.9/box 0.1] looks for an address in the box around the venue, or around where the person is', async () => {
  const { actor } = await riderAt(4.65, -74.05);
  const { addresses } = await answerQuestion(actor, text('Carrera 7'));
  expect(addresses).toMatchObject([{ address: 'Carrera 7 # 71-21, Rosales, Bogotá', country: 'CO' }]);
  expect(server.asked[0]?.query.get('viewbox')).toBe('-74.15,4.75,-73.95,4.55');
  await answerQuestion(actor, text('Calle 93', { lat: 4.7, lng: -74.1 }));
  expect(server.asked[1]?.query.get('viewbox')).toBe('-74.2,4.8,-74,4.6');
});

test('tells nothing that lies outside of the box, whatever the server answers', async () => {
  const { actor } = await riderAt(6.2, -75.5);
  expect((await answerQuestion(actor, text('Calle 93'))).addresses).toEqual([]);
});

test('without a venue the city is the centre', async () => {
  const { actor } = await makeRider(database.db);
  const { addresses } = await answerQuestion(actor, text('Calle 93'));
  expect(addresses).toHaveLength(1);
  expect(server.asked.map(({ query }) => query.get('q'))).toEqual(['Bogotá', 'Calle 93']);
  expect((await answerQuestion(actor, { of: 'city' })).addresses).toMatchObject([
    { lat: 4.711, lng: -74.0721 },
  ]);
});

test('names a point, and draws the way by car', async () => {
  const { actor } = await makeRider(database.db);
  const named = await answerQuestion(actor, { of: 'point', point: POINT });
  expect(named.addresses).toMatchObject([{ ...POINT, city: 'Bogotá' }]);
  const { route } = await answerQuestion(actor, { of: 'route', from: POINT, to: { lat: 4.65, lng: -74.05 } });
  expect(route).toHaveLength(3);
});

test('answers nothing, and asks nobody, where no service is configured', async () => {
  vi.unstubAllEnvs();
  resetEnv();
  const { actor } = await makeRider(database.db);
  for (const question of [
    text('Calle 93'),
    { of: 'point' as const, point: POINT },
    { of: 'city' as const },
  ]) {
    expect(await answerQuestion(actor, question)).toEqual({ addresses: [], route: null });
  }
  expect(server.asked).toEqual([]);
});

test('is for who holds the link alone, takes no nonsense, and has an end', async () => {
  const { actor, owner } = await makeRider(database.db);
  const codeOf = (who: Actor, question: unknown) =>
    answerQuestion(who, question as AddressQuestion).then(
      () => 'done',
      (error) => error.code,
    );
  expect(await codeOf(owner, text('Calle 93'))).toBe('FORBIDDEN');
  expect(await codeOf({ ...actor, purpose: 'CLAIM' }, text('Calle 93'))).toBe('FORBIDDEN');
  expect(await codeOf({ kind: 'anonymous' }, text('Calle 93'))).toBe('FORBIDDEN');
  for (const nonsense of [
    null,
    {},
    { of: 'text', text: '' },
    { of: 'text', text: 'a\nb' },
    { of: 'text', text: 'x'.repeat(121) },
    { of: 'point', point: { lat: 91, lng: 0 } },
    { of: 'point', point: { lat: 'x', lng: 0 } },
    { of: 'route', from: POINT },
    { of: 'all' },
  ]) {
    expect(await codeOf(actor, nonsense)).toBe('INVALID');
  }
  expect(server.asked).toEqual([]);
  const codes = await Promise.all(Array.from({ length: 320 }, () => codeOf(actor, { of: 'city' })));
  expect(codes.filter((code) => code === 'RATE_LIMITED').length).toBeGreaterThanOrEqual(20);
});
