import { and, asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { JobActor } from '@/lib/core/actor';
import { localDateTimeInZone } from '@/lib/core/dates';
import type { OutgoingMail } from '@/lib/notifications/email/outgoing-mail';
import { useTransport } from '@/lib/notifications/email/transport';
import { at } from '@/lib/platform/clock';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { cancelEventRide } from './event-rides/follow-event-rides';
import { orderEventRides } from './event-rides/order-event-rides';
import { cancelRide } from './ordering/cancel-ride';
import { followRide } from './ordering/follow-ride';
import { orderRide } from './ordering/order-ride';
import { RideProviderError } from './providers/provider';
import { useProvider } from './providers/provider-of';
import { simulator } from './providers/simulator';
import { makeEventRiders } from './testing/event-riders';
import { makeRider, ORDER } from './testing/rider';

const sent: OutgoingMail[] = [];
beforeAll(() => useTransport({ deliver: async (mail) => void sent.push(mail) }));
afterAll(() => useTransport(null));

const database = useDatabase();
const worker: JobActor = { kind: 'job', name: 'rides.reconcile' };
beforeEach(() => void sent.splice(0));
afterEach(() => useProvider(null));

const later = <T>(minutes: number, work: () => Promise<T>): Promise<T> =>
  at(new Date(Date.now() + minutes * 60_000), work);
const queued = async (eventId: string) =>
  (
    await database.db
      .select({ kind: messages.kind })
      .from(messages)
      .where(and(eq(messages.eventId, eventId), eq(messages.channel, 'email')))
      .orderBy(asc(messages.createdAt))
  ).map(({ kind }) => kind);
const words = (mail: OutgoingMail | undefined) => JSON.stringify(mail);

test('who travels is told who comes, that the car is there, and that the event pays', async () => {
  const { actor, event, agency } = await makeRider(database.db);
  const ride = await orderRide(actor, ORDER);
  const on = await later(2, () => followRide(worker, ride));
  await later(2, () => runAllJobs());
  const found = sent.find(({ subject }) => subject.startsWith('Tu transporte va en camino'));
  expect(words(found)).toContain(on.vehicle?.plate);
  expect(words(found)).toContain('/transportation-service/');
  await later(4.6, () => followRide(worker, on, 0));
  await later(90, async () => followRide(worker, await followRide(worker, on, 0), 0));
  await later(90, () => runAllJobs());
  const over = sent.find(({ subject }) => subject === 'Tu viaje terminó');
  expect(words(over)).toContain(agency.name);
  expect(await queued(event.id)).toEqual(['rides.driver-found', 'rides.driver-came', 'rides.over']);
});

test('a driver who cancels is told to the person and to the agency, unless it has another car by then', async () => {
  const { actor, event } = await makeRider(database.db);
  const leave = async () => {
    const ride = await orderRide(actor, ORDER);
    const good = simulator(1);
    useProvider({
      ...good,
      read: async (...args) => ({ ...(await good.read(...args)), state: 'DRIVER_CANCEL' }),
    });
    await later(3, () => followRide(worker, ride));
    useProvider(null);
  };
  await leave();
  await orderRide(actor, ORDER);
  await later(4, () => runAllJobs());
  expect(await queued(event.id)).toEqual(
    expect.arrayContaining(['rides.no-car-comes', 'rides.left-without-car']),
  );
  expect(sent).toEqual([]);

  const other = await makeRider(database.db);
  const ride = await orderRide(other.actor, ORDER);
  const good = simulator(1);
  useProvider({
    ...good,
    read: async (...args) => ({ ...(await good.read(...args)), state: 'DRIVER_CANCEL' }),
  });
  await later(3, () => followRide(worker, ride));
  await later(3, () => runAllJobs());
  expect(sent.map(({ subject }) => subject).sort()).toEqual([
    'El conductor canceló el viaje',
    `${other.talent.name} ${other.talent.lastname} se quedó sin transporte: ${other.event.name}`,
  ]);
});

test('who tries again and again is told once that it failed', async () => {
  const { actor, event } = await makeRider(database.db);
  const good = simulator(1);
  useProvider({
    ...good,
    estimate: async () => {
      throw new RideProviderError('UNREACHED', 'down');
    },
  });
  for (const _ of [1, 2, 3]) expect(await orderRide(actor, ORDER)).toMatchObject({ state: 'FAILED' });
  expect((await queued(event.id)).sort()).toEqual(['rides.left-without-car', 'rides.no-car-comes']);
});

test('everybody in a car that the agency ordered ahead and cancelled is told, each of its own stop', async () => {
  const { owner, event, people } = await makeEventRiders(database.db, 2);
  const [first, second] = people;
  if (!first || !second) throw new Error('two people ride');
  const ahead = new Date(Date.now() + 5 * 3_600_000);
  const [car] = await orderEventRides(owner, {
    eventId: event.id,
    direction: 'TO_VENUE',
    scheduledFor: localDateTimeInZone(ahead, 'America/Bogota').slice(0, 16),
    cars: [[first.id, second.id]],
  });
  await runAllJobs();
  const told = (part: string) =>
    sent.filter(({ subject }) => subject.includes(part)).map((mail) => [mail.to, words(mail)] as const);
  expect(told('Te pidieron transporte')).toHaveLength(2);
  const [one = '', two = ''] = [first, second].map(
    ({ email }) => told('Te pidieron transporte').find(([, all]) => all.includes(email))?.[1] ?? '',
  );
  expect([one.includes('Calle 80'), one.includes('Calle 81')]).toEqual([true, false]);
  expect([two.includes('Calle 80'), two.includes('Calle 81')]).toEqual([false, true]);

  await cancelEventRide(owner, { id: car?.ride?.id ?? '' });
  await runAllJobs();
  expect(told('Se canceló tu transporte')).toHaveLength(2);
});

test('who cancels its own ride is not told of it, and who shares the car is', async () => {
  const { actor, owner, event, people } = await makeEventRiders(database.db, 2);
  const cars = [people.map(({ id }) => id)];
  await orderEventRides(owner, { eventId: event.id, direction: 'TO_VENUE', cars });
  await runAllJobs();
  await cancelRide(actor);
  await runAllJobs();
  const told = sent.filter(({ subject }) => subject.startsWith('Se canceló tu transporte'));
  expect(told).toHaveLength(1);
  expect(words(told[0])).toContain(people[1]?.email);
});
