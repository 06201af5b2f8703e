import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { rides } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous, type JobActor } from '@/lib/core/actor';
import { at } from '@/lib/platform/clock';
import { makeAdministrator } from '@/lib/testing/factories/identity';
import { followRide } from '../ordering/follow-ride';
import { orderRide } from '../ordering/order-ride';
import { RideProviderError } from '../providers/provider';
import { useProvider } from '../providers/provider-of';
import { simulator } from '../providers/simulator';
import { costOfRide } from '../rules';
import { makeRider, ORDER } from '../testing/rider';
import { countPlatformRides, getPlatformRide, listPlatformRides } from './queries';
import { searchRide } from './search-ride';
import { sumPlatformRides } from './sums';

const database = useDatabase();
const worker: JobActor = { kind: 'job', name: 'rides.reconcile' };
afterEach(() => useProvider(null));

const later = <T>(minutes: number, work: () => Promise<T>): Promise<T> =>
  at(new Date(Date.now() + minutes * 60_000), work);
const month = (when: Date) => new Date(when.getTime() - 5 * 3_600_000).toISOString().slice(0, 7);

/** A ride that was driven to its end. */
async function drive() {
  const made = await makeRider(database.db);
  const ride = await orderRide(made.actor, ORDER);
  await later(2, () => followRide(worker, ride));
  const over = await later(90, () => followRide(worker, ride, 0));
  if (over.state !== 'TERMINATED') throw new Error(`the ride is ${over.state}`);
  return { ...made, ride: over };
}

test('the administrator reads what rides of all agencies came to, as each ride counts it', async () => {
  const { actor: administrator } = await makeAdministrator(database.db);
  const [one, two] = [await drive(), await drive()];
  const of = ({ ride }: typeof one) =>
    costOfRide(ride.total ?? 0, { fee: ride.fee, platformGain: ride.platformGain, iva: '19' });
  for (const made of [one, two]) {
    const filter = { agencyId: made.agency.id };
    const over = month(made.ride.endedAt ?? new Date());
    const during = { ...filter, from: over, to: over };
    const came = [{ currencyCode: made.ride.currencyCode, rides: 1, ...of(made) }];
    expect(await sumPlatformRides(administrator, during)).toEqual(came);
    expect(await listPlatformRides(administrator, during)).toHaveLength(1);
    const before = month(new Date(Date.now() - 400 * 86_400_000));
    for (const other of [{ to: before }, { from: month(new Date(Date.now() + 40 * 86_400_000)) }]) {
      expect(await sumPlatformRides(administrator, { ...filter, ...other })).toEqual([]);
      expect(await listPlatformRides(administrator, { ...filter, ...other })).toEqual([]);
    }
  }
  const [all] = await sumPlatformRides(administrator, { search: 'Valentina' });
  expect(all?.total).toBe(of(one).total + of(two).total);
  for (const [actor, code] of [
    [one.owner, 'FORBIDDEN'],
    [anonymous, 'UNAUTHENTICATED'],
  ] as const) {
    await expect(sumPlatformRides(actor)).rejects.toMatchObject({ code });
    await expect(listPlatformRides(actor)).rejects.toMatchObject({ code });
    await expect(getPlatformRide(actor, one.ride.id)).rejects.toMatchObject({ code });
    await expect(searchRide(actor, { id: one.ride.id })).rejects.toMatchObject({ code });
  }
});

test('rides of all agencies are found by name and agency, and told without addresses', async () => {
  const { actor: administrator } = await makeAdministrator(database.db);
  const { agency, ride } = await drive();
  const filter = { agencyId: agency.id, search: 'VALENTÍNA restr' };
  expect(await listPlatformRides(administrator, filter)).toMatchObject([{ id: ride.id }]);
  expect(await countPlatformRides(administrator, filter)).toBe(1);
  expect(await countPlatformRides(administrator, { agencyId: agency.id, search: 'zzz' })).toBe(0);
  const told = JSON.stringify(await getPlatformRide(administrator, ride.id));
  for (const own of ['Calle 93', 'Carrera 7', '3001234567']) expect(told).not.toContain(own);
  await expect(getPlatformRide(administrator, crypto.randomUUID())).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('a ride that was sent without an answer is found at its provider, and one that nobody waits for is cancelled', async () => {
  const { actor: administrator } = await makeAdministrator(database.db);
  const good = simulator(1);
  const lostAnswer = () =>
    useProvider({
      ...good,
      order: async (...args) => {
        await good.order(...args);
        throw new RideProviderError('UNCERTAIN', 'no answer', { isLate: true });
      },
    });
  const { actor } = await makeRider(database.db);
  lostAnswer();
  const ride = await orderRide(actor, ORDER);
  expect(ride).toMatchObject({ state: 'ORDERING', journeyId: null });
  useProvider(good);
  const search = (id: string) => later(3, () => searchRide(administrator, { id }));
  expect(await search(ride.id)).toMatchObject({
    outcome: 'FOUND',
    ride: { journeyId: expect.any(String) },
  });
  expect(await search(ride.id)).toMatchObject({ outcome: 'TOLD', ride: { state: 'HIRED' } });

  const other = await makeRider(database.db);
  lostAnswer();
  const given = await orderRide(other.actor, ORDER);
  await database.db
    .update(rides)
    .set({ state: 'FAILED', endedAt: new Date(), busyUntil: null })
    .where(eq(rides.id, given.id));
  useProvider(good);
  expect(await search(given.id)).toMatchObject({ outcome: 'CANCELLED' });
  const { ride: over } = await drive();
  await expect(search(over.id)).rejects.toMatchObject({ messageKey: 'rideOffice.nothingToSearch' });
  await expect(search(crypto.randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
