import { and, eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { auditEntries, eventCosts, rides, simulatedJourneys } from '@/db/schema';
import { unguarded } from '@/db/testing/unguarded';
import { useDatabase } from '@/db/testing/use-database';
import type { JobActor } from '@/lib/core/actor';
import { cancelEvent } from '@/lib/events/cancel-event';
import { translate } from '@/lib/i18n/translate';
import { at, currentTime } from '@/lib/platform/clock';
import { log } from '@/lib/platform/log';
import { type ProviderFault, type RideProvider, RideProviderError } from '../providers/provider';
import { useProvider } from '../providers/provider-of';
import { simulator } from '../providers/simulator';
import { findRide, type Ride } from '../queries';
import { makeRider, ORDER } from '../testing/rider';
import { handle as takeTold } from '../webhook/take-told';
import { cancelRide } from './cancel-ride';
import { followRide } from './follow-ride';
import { orderRide } from './order-ride';
import { handle as place } from './place-ride';
import { handle as reconcile } from './reconcile';
import { handle as sendCancel } from './send-cancel';

const database = useDatabase();
const worker: JobActor = { kind: 'job', name: 'rides.reconcile' };
const context = { actor: worker, log, attempt: 1, lastAttempt: false, signal: new AbortController().signal };
afterEach(() => useProvider(null));

const MINUTE = 60_000;
const later = <T>(minutes: number, work: () => Promise<T>): Promise<T> =>
  at(new Date(Date.now() + minutes * MINUTE), work);

const journeys = async (ride: Ride) =>
  database.db.select().from(simulatedJourneys).where(eq(simulatedJourneys.reference, ride.id));
const rowOf = async (ride: Ride): Promise<Ride> => {
  const row = await findRide(database.db, ride.id);
  if (!row) throw new Error('the ride is gone');
  return row;
};

/** The simulator in which one thing goes wrong: before it has done it, or after. */
function faulty(what: 'estimate' | 'order' | 'cancel' | 'read', fault: ProviderFault, done = false) {
  const good = simulator(1);
  let left = 1;
  const fail = async (work: () => Promise<unknown>) => {
    if (left-- > 0) {
      if (done) await work();
      throw new RideProviderError(fault, 'as told');
    }
    return work();
  };
  const provider = {
    ...good,
    [what]: (...args: never[]) => fail(() => (good[what] as (...all: never[]) => Promise<unknown>)(...args)),
  } as RideProvider;
  useProvider(provider);
}

test('of two hundred orders of one person at once one is a ride, and all get that one', async () => {
  const { actor } = await makeRider(database.db);
  const got = await Promise.all(Array.from({ length: 200 }, () => orderRide(actor, ORDER)));
  expect(new Set(got.map(({ id }) => id)).size).toBe(1);
  const [first] = got;
  if (!first) throw new Error('no ride');
  expect(await journeys(first)).toHaveLength(1);
  const ordered = and(eq(auditEntries.entityId, first.id), eq(auditEntries.action, 'order'));
  expect(await database.db.$count(auditEntries, ordered)).toBe(1);
});

test('[2.9/fees and IVA] a car comes, takes the person there, and the event pays it once, fees and their IVA included', async () => {
  const { actor, event } = await makeRider(database.db);
  const ride = await orderRide(actor, ORDER);
  expect(ride).toMatchObject({
    state: 'HIRE',
    platform: 'local',
    productId: 'simulado',
    originCountry: 'CO',
  });
  const on = await later(2, () => followRide(worker, ride));
  expect(on).toMatchObject({ state: 'HIRED' });
  expect(on.vehicle?.plate).toMatch(/^[A-Z]{3}\d{3}$/);
  await expect(later(6, () => cancelRide(actor))).rejects.toMatchObject({ messageKey: 'ride.cancelRefused' });
  const refused = await rowOf(ride);
  expect(refused).toMatchObject({ state: 'PICK_UP', cancelAskedAt: null });
  expect(refused.cancelRefused).toContain('409');
  const over = await later(60, () => followRide(worker, ride));
  expect(over).toMatchObject({ state: 'TERMINATED', eta: null, carLat: null });
  await later(61, () => followRide(worker, ride));
  const costs = await database.db.select().from(eventCosts).where(eq(eventCosts.eventId, event.id));
  const fare = over.total ?? 0;
  const fees = Math.round(fare * 0.05) + Math.round(fare * 0.1);
  expect(costs).toMatchObject([
    {
      source: 'RIDE',
      sourceId: ride.id,
      category: 'TRANSPORT',
      amount: fare + fees + Math.round(fees * 0.19),
    },
  ]);
  expect((await orderRide(actor, ORDER)).id).not.toBe(ride.id);
});

test('[2.3/ride form values] [2.3/messajeToDriver] [2.5/ride dialing code] [2.5/ride destination] [2.8/ride dialing code] what lacks is said of each field, and nothing is ordered', async () => {
  const { actor, event } = await makeRider(database.db);
  const nowhere = { address: '', coordinates: undefined };
  const empty = { name: '', phoneClient: '', dialingCode: '', reasonJourney: '' };
  const order = { ...ORDER, ...empty, origin: nowhere, destiny: nowhere } as unknown as typeof ORDER;
  await expect(orderRide(actor, order)).rejects.toMatchObject({
    code: 'INVALID',
    fields: {
      name: 'ride.nameRequired',
      phoneClient: 'ride.phoneRequired',
      dialingCode: 'ride.dialingCodeRequired',
      reasonJourney: 'ride.reasonRequired',
      'origin.address': 'ride.originRequired',
      'destiny.address': 'ride.destinyRequired',
      'origin.coordinates': 'ride.coordinatesRequired',
    },
  });
  expect(await database.db.$count(rides, eq(rides.eventId, event.id))).toBe(0);
  expect(translate('ride.dialingCodeRequired')).toBe('El código de marcado es obligatorio');
  expect(translate('ride.destinyRequired')).toBe('La dirección de destino es obligatoria');
});

test('a time-out after the provider accepted: asked again, there is still one ride', async () => {
  faulty('order', 'UNCERTAIN', true);
  const { actor } = await makeRider(database.db);
  const ride = await orderRide(actor, ORDER);
  expect(ride).toMatchObject({ state: 'ORDERING', journeyId: null });
  expect((await orderRide(actor, ORDER)).id).toBe(ride.id);
  await place({ rideId: ride.id }, context);
  const [journey, ...more] = await journeys(ride);
  expect(more).toEqual([]);
  expect(await rowOf(ride)).toMatchObject({ state: 'HIRE', journeyId: journey?.id });
});

test('a process that dies between the order and its answer: found again by the reconciliation', async () => {
  const { actor } = await makeRider(database.db);
  const ride = await orderRide(actor, ORDER);
  // As the row stands at that moment.
  const then = {
    state: 'ORDERING',
    journeyId: null,
    lookedAt: null,
    busyUntil: new Date(currentTime().getTime() + 1000),
  } as const;
  await unguarded(database.db, 'rides', (tx) => tx.update(rides).set(then).where(eq(rides.id, ride.id)));
  await later(1, () => reconcile({}, context));
  expect(await rowOf(ride)).toMatchObject({ state: 'HIRED', journeyId: ride.journeyId });
  expect(await journeys(ride)).toHaveLength(1);
});

test('one that dies before it has sent anything: sent once by the queue, and never when the person has gone on', async () => {
  const { actor } = await makeRider(database.db);
  const made = await makeRider(database.db);
  const [ride, old] = [await orderRide(actor, ORDER), await orderRide(made.actor, ORDER)];
  for (const { id } of [ride, old]) {
    await database.db.delete(simulatedJourneys).where(eq(simulatedJourneys.reference, id));
    const fresh = { state: 'ORDERING', journeyId: null, attemptedAt: null, lookedAt: null } as const;
    await unguarded(database.db, 'rides', (tx) => tx.update(rides).set(fresh).where(eq(rides.id, id)));
  }
  await Promise.all(
    Array.from({ length: 20 }, () => place({ rideId: ride.id }, context).catch(() => undefined)),
  );
  expect(await journeys(ride)).toHaveLength(1);
  await later(5, () => place({ rideId: old.id }, context));
  expect(await rowOf(old)).toMatchObject({ state: 'FAILED', failure: 'stale' });
  expect(await journeys(old)).toHaveLength(0);
});

test.each([
  ['estimate', 'UNCERTAIN', 'unreached'],
  ['estimate', 'UNAUTHENTICATED', 'unauthenticated'],
  ['order', 'REFUSED', 'refused'],
  ['order', 'UNREACHED', 'unreached'],
] as const)(
  'a provider that fails at the %s (%s) leaves no ride, and another can be ordered',
  async (what, fault, failure) => {
    faulty(what, fault);
    const { actor } = await makeRider(database.db);
    const ride = await orderRide(actor, ORDER);
    expect(ride).toMatchObject({ state: 'FAILED', failure });
    expect(await journeys(ride)).toHaveLength(0);
    expect(await orderRide(actor, ORDER)).toMatchObject({ state: 'HIRE' });
  },
);

test('a ride that was given up as unconfirmed and turns up later is cancelled at the provider', async () => {
  const good = simulator(1);
  faulty('order', 'UNCERTAIN', true);
  const { actor } = await makeRider(database.db);
  const ride = await orderRide(actor, ORDER);
  useProvider({ ...good, find: async () => 'ABSENT' });
  await later(2, () => place({ rideId: ride.id }, context));
  expect(await rowOf(ride)).toMatchObject({ state: 'FAILED', failure: 'unconfirmed' });
  useProvider(good);
  await later(3, () => reconcile({}, context));
  const [journey] = await journeys(ride);
  expect(journey?.cancelledAt).not.toBeNull();
  expect(await rowOf(ride)).toMatchObject({ state: 'FAILED', journeyId: journey?.id });
});

test('a cancellation that the provider does not answer goes on in the queue; one in time is told there', async () => {
  const { actor } = await makeRider(database.db);
  const ride = await orderRide(actor, ORDER);
  faulty('cancel', 'UNCERTAIN');
  const asked = await cancelRide(actor);
  expect(asked).toMatchObject({ state: 'HIRE' });
  expect(asked.cancelAskedAt).not.toBeNull();
  await sendCancel({ rideId: ride.id }, context);
  expect(await rowOf(ride)).toMatchObject({ state: 'RIDER_CANCEL' });
  expect((await journeys(ride))[0]?.cancelledAt).not.toBeNull();
  await expect(cancelRide(actor)).rejects.toMatchObject({ messageKey: 'ride.noneToCancel' });
});

test('cancelling an event cancels the rides that carry nobody yet', async () => {
  const { actor, owner, event } = await makeRider(database.db);
  const ride = await orderRide(actor, ORDER);
  await cancelEvent(owner, { id: event.id, reason: 'Se aplazó' });
  expect((await rowOf(ride)).cancelAskedAt).not.toBeNull();
  await sendCancel({ rideId: ride.id }, context);
  expect(await rowOf(ride)).toMatchObject({ state: 'RIDER_CANCEL' });
  await expect(orderRide(actor, ORDER)).rejects.toMatchObject({ messageKey: 'ride.eventExpired' });
});

test('what a provider tells of a journey that nobody has named is kept where person and stops are the same', async () => {
  faulty('order', 'UNCERTAIN', true);
  const { actor } = await makeRider(database.db);
  const ride = await orderRide(actor, ORDER);
  const [journey] = await journeys(ride);
  const { origin, destiny } = ORDER;
  const trip = { phone: '573001234567', origin: origin.coordinates, destination: destiny.coordinates };
  const good = simulator(1);
  useProvider({ ...good, read: async (...args) => ({ ...(await good.read(...args)), trip }) });
  const told = { platform: 'local', journeyId: journey?.id ?? '' } as const;
  for (const _ of [1, 2]) await takeTold(told, context);
  expect(await rowOf(ride)).toMatchObject({ state: 'HIRE', journeyId: journey?.id });
});

test('an answer that is older than the last one known changes nothing', async () => {
  const { actor } = await makeRider(database.db);
  const ride = await orderRide(actor, ORDER);
  await later(4, () => followRide(worker, ride));
  const good = simulator(1);
  useProvider({ ...good, read: async (...args) => ({ ...(await good.read(...args)), state: 'HIRE' }) });
  expect(await later(3, () => followRide(worker, ride, 0))).toMatchObject({ id: ride.id });
  expect(await rowOf(ride)).toMatchObject({ state: 'HIRED' });
});
