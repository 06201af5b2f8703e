import { and, eq, isNull } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { rides, simulatedJourneys, talentPlaces, talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { JobActor } from '@/lib/core/actor';
import { localDateTimeInZone } from '@/lib/core/dates';
import { at } from '@/lib/platform/clock';
import { log } from '@/lib/platform/log';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { grantRides } from '../grants/grant-rides';
import { saveRideRules } from '../limits/save-ride-rules';
import { orderRide } from '../ordering/order-ride';
import { handle as place } from '../ordering/place-ride';
import { RideProviderError } from '../providers/provider';
import { useProvider } from '../providers/provider-of';
import { simulator } from '../providers/simulator';
import { getRidePage } from '../ride-page';
import { makeEventRiders } from '../testing/event-riders';
import { ORDER } from '../testing/rider';
import { estimateEventRides } from './estimate-event-rides';
import { cancelEventRide, followEventRides } from './follow-event-rides';
import { orderEventRides } from './order-event-rides';
import { getEventTransport } from './queries';
import { saveStop } from './save-stop';
import { suggestCars } from './suggest-cars';

const database = useDatabase();
const worker: JobActor = { kind: 'job', name: 'rides.place-ride' };
const context = { actor: worker, log, attempt: 1, lastAttempt: false, signal: new AbortController().signal };
afterEach(() => useProvider(null));

const later = <T>(minutes: number, work: () => Promise<T>): Promise<T> =>
  at(new Date(Date.now() + minutes * 60_000), work);

/** What the queue does with the rides of an event that nobody has sent yet. */
async function sendAll(eventId: string): Promise<void> {
  const waiting = await database.db
    .select()
    .from(rides)
    .where(and(eq(rides.eventId, eventId), isNull(rides.journeyId), isNull(rides.endedAt)));
  for (const { id } of waiting) await place({ rideId: id }, context).catch(() => undefined);
}

const LIMITS = { lateTime: '22:00' };
const alone = (people: readonly { readonly id: string }[]) => people.map(({ id }) => [id]);

test('of many people each gets one car however often it is pressed, and who cannot is told without stopping the others', async () => {
  const { owner, event, people } = await makeEventRiders(database.db, 4);
  const [, second] = people;
  await database.db
    .update(talents)
    .set({ phone: null })
    .where(eq(talents.id, second?.id ?? ''));
  const input = { eventId: event.id, direction: 'TO_VENUE', cars: alone(people) } as const;
  const answers = await Promise.all([1, 2, 3].map(() => orderEventRides(owner, input)));
  const [first] = answers;
  expect(first?.map(({ problem }) => problem?.messageKey ?? null)).toEqual([
    null,
    'ride.noPhone',
    null,
    null,
  ]);
  const ids = new Set(answers.flat().flatMap(({ ride }) => (ride ? [ride.id] : [])));
  expect(ids.size).toBe(3);
  expect(answers.flat().filter(({ isNew }) => isNew)).toHaveLength(3);
  await sendAll(event.id);
  const journeys = await database.db.select().from(simulatedJourneys);
  expect(journeys.filter(({ reference }) => ids.has(reference))).toHaveLength(3);
  const told = await later(3, async () => {
    expect(await followEventRides(owner, event.id)).toBe(3);
    return getEventTransport(owner, event.id);
  });
  expect(told.totals).toMatchObject({ people: 4, toVenue: 3, home: 0 });
  const [ride] = told.rides;
  expect(ride).toMatchObject({ state: 'HIRED', direction: 'TO_VENUE', actual: null, mayCancel: true });
  expect(ride?.driver?.name).toBeTruthy();
  expect(ride?.estimate?.iva).toBe(
    Math.round(((ride?.estimate?.fee ?? 0) + (ride?.estimate?.platformGain ?? 0)) * 0.19),
  );
  await later(4, () => cancelEventRide(owner, { id: ride?.id ?? '' }));
  expect((await getEventTransport(owner, event.id)).totals.toVenue).toBe(2);
});

test('a provider that fails for one carries the others', async () => {
  const { owner, event, people } = await makeEventRiders(database.db, 3);
  const good = simulator(1);
  let asked = 0;
  useProvider({
    ...good,
    order: async (...args) => {
      asked += 1;
      if (asked === 2) throw new RideProviderError('REFUSED', '400 no');
      return good.order(...args);
    },
  });
  await orderEventRides(owner, { eventId: event.id, direction: 'HOME', cars: alone(people) });
  await sendAll(event.id);
  const { rides: found } = await getEventTransport(owner, event.id);
  expect(found.map(({ state }) => state).sort()).toEqual(['FAILED', 'HIRE', 'HIRE']);
});

test('a ride ahead and one now stand beside each other, the car sets out in time, and an hour that passed is refused', async () => {
  const { owner, event, people } = await makeEventRiders(database.db, 1);
  const zone = 'America/Bogota';
  const hour = (minutes: number) => localDateTimeInZone(new Date(Date.now() + minutes * 60_000), zone);
  const home = { eventId: event.id, direction: 'HOME', cars: alone(people) } as const;
  await expect(orderEventRides(owner, { ...home, scheduledFor: hour(-5) })).rejects.toMatchObject({
    fields: { scheduledFor: 'ride.scheduleInPast' },
  });
  const [ahead] = await orderEventRides(owner, { ...home, scheduledFor: hour(240) });
  const [again] = await orderEventRides(owner, { ...home, scheduledFor: hour(245) });
  expect(again).toMatchObject({ isNew: false, ride: { id: ahead?.ride?.id } });
  const [now] = await orderEventRides(owner, { ...home, direction: 'TO_VENUE' });
  expect(now).toMatchObject({ isNew: true });
  await sendAll(event.id);
  const [journey] = await database.db
    .select()
    .from(simulatedJourneys)
    .where(eq(simulatedJourneys.reference, ahead?.ride?.id ?? ''));
  expect(Math.abs((journey?.startAt?.getTime() ?? 0) - Date.now() - 240 * 60_000)).toBeLessThan(61_000);
  const stateAfter = (minutes: number) =>
    later(minutes, async () => (await simulator(1).read(journey?.id ?? '', '')).state);
  expect(await stateAfter(200)).toBe('HIRE');
  expect(await stateAfter(238)).toBe('HIRED');
});

test('people who live near each other share a car: each has a ride, reads its own stop and gets no second', async () => {
  const { owner, event, people, actor, place: own } = await makeEventRiders(database.db, 4);
  const ids = people.map(({ id }) => id);
  const cars = await suggestCars(owner, { eventId: event.id, talentIds: ids });
  expect(cars.map((car) => car.length)).toEqual([3, 1]);
  expect(cars.flat().sort()).toEqual(ids.toSorted());
  const input = { eventId: event.id, direction: 'TO_VENUE', cars } as const;
  const [estimated] = await estimateEventRides(owner, input);
  expect(estimated).toMatchObject({ problem: null, cost: { total: expect.any(Number) } });
  const [shared] = await orderEventRides(owner, input);
  await sendAll(event.id);
  const [journey] = await database.db
    .select()
    .from(simulatedJourneys)
    .where(eq(simulatedJourneys.reference, shared?.ride?.id ?? ''));
  expect(journey?.via).toHaveLength(2);
  const { totals } = await getEventTransport(owner, event.id);
  expect(totals.toVenue).toBe(4);
  // The first of all rides along with who lives farthest.
  const rider = cars[0]?.slice(1).find((id) => id === own.talentId) ?? cars[1]?.[0];
  expect(rider).toBe(own.talentId);
  const page = await getRidePage(actor);
  expect(page).toMatchObject({ state: 'VALID', ride: { origin: 'Calle 80' } });
  expect((await orderRide(actor, ORDER)).endedAt).toBeNull();
  expect(await database.db.$count(rides, eq(rides.eventId, event.id))).toBe(2);
});

test('a provider without stops on the way carries together only who waits at one door', async () => {
  const { owner, event, people } = await makeEventRiders(database.db, 2);
  useProvider({ ...simulator(1), takesVia: false });
  const input = { eventId: event.id, direction: 'TO_VENUE' as const, cars: [people.map(({ id }) => id)] };
  const [refused] = await orderEventRides(owner, input);
  expect(refused?.problem?.messageKey).toBe('ride.sharedStops');
  for (const { id } of people) {
    const stop = { address: 'Calle 80', lat: 4.68, lng: -74.05 };
    await saveStop(owner, { eventId: event.id, talentId: id, stop });
  }
  const [taken] = await orderEventRides(owner, input);
  expect(taken).toMatchObject({ isNew: true, problem: null });
});

test('no ride goes beyond what the agency allows: neither its own nor a talent one, nor of many at once', async () => {
  const { owner, event, people } = await makeEventRiders(database.db, 5);
  const input = { eventId: event.id, direction: 'HOME', cars: alone(people) } as const;
  const prices = await estimateEventRides(owner, input);
  const [dearest] = prices.map(({ cost }) => cost?.total ?? 0).sort((a, b) => b - a);
  await saveRideRules(owner, { ...LIMITS, eventId: event.id, budget: (dearest ?? 0) * 2 });
  const answers = await Promise.all(
    people.map(({ id }) => orderEventRides(owner, { ...input, cars: [[id]] })),
  );
  const refused = answers.flat().filter(({ problem }) => problem);
  expect(refused.length).toBeGreaterThanOrEqual(2);
  expect(new Set(refused.map(({ problem }) => problem?.messageKey))).toEqual(new Set(['ride.limits.budget']));
  const { totals, rules } = await getEventTransport(owner, event.id);
  expect(totals.committed).toBeLessThanOrEqual(rules.budget ?? 0);
});

test('the budget holds for the talent too', async () => {
  const { owner, event, actor } = await makeEventRiders(database.db, 1);
  await saveRideRules(owner, { ...LIMITS, eventId: event.id, budget: 1 });
  await expect(orderRide(actor, ORDER)).rejects.toMatchObject({ messageKey: 'ride.limits.budget' });
  await saveRideRules(owner, { ...LIMITS, eventId: event.id, budget: null });
  expect((await orderRide(actor, ORDER)).state).toBe('HIRE');
});

test('an agency lets a talent order at its event and takes it back', async () => {
  const { owner, event, talent, actor } = await makeEventRiders(database.db, 1);
  await database.db.update(talents).set({ mayOrderRides: false }).where(eq(talents.id, talent.id));
  await expect(orderRide(actor, ORDER)).rejects.toMatchObject({ messageKey: 'ride.inDevelopment' });
  const input = { eventId: event.id, talentIds: [talent.id] };
  expect(await grantRides(owner, { ...input, allowed: true })).toBe(1);
  expect(await grantRides(owner, { ...input, allowed: true })).toBe(0);
  expect((await getEventTransport(owner, event.id)).people[0]?.mayOrder).toBe('HERE');
  expect((await orderRide(actor, ORDER)).state).toBe('HIRE');
  expect(await grantRides(owner, { ...input, allowed: false })).toBe(1);
  const stranger = await makeAgencyUser(database.db);
  await expect(grantRides(stranger.actor, { ...input, allowed: true })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('an agency reads the name of a place that a talent keeps, never where it is', async () => {
  const { owner, event, talent } = await makeEventRiders(database.db, 1);
  const [kept] = await database.db
    .insert(talentPlaces)
    .values({ talentId: talent.id, name: 'Mi casa', address: 'Transversal secreta 9', lat: 4.7, lng: -74.05 })
    .returning();
  await saveStop(owner, { eventId: event.id, talentId: talent.id, stop: { placeId: kept?.id ?? '' } });
  await orderEventRides(owner, { eventId: event.id, direction: 'HOME', cars: [[talent.id]] });
  const { people, rides: found } = await getEventTransport(owner, event.id);
  const told = JSON.stringify({ people: people.map(({ point: _, ...one }) => one), found });
  expect(told).toContain('Mi casa');
  expect(told).not.toContain('secreta');
  const stranger = await makeAgencyUser(database.db);
  const read = getEventTransport(stranger.actor, event.id);
  await expect(read).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
