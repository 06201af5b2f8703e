import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { at } from '@/lib/platform/clock';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { cancelRide } from '../ordering/cancel-ride';
import { orderRide } from '../ordering/order-ride';
import { getRidePage } from '../ride-page';
import { makeRider, ORDER } from '../testing/rider';
import { listSharedRides } from './queries';
import { shareRide } from './share-ride';

const database = useDatabase();
const later = <T>(minutes: number, work: () => Promise<T>): Promise<T> =>
  at(new Date(Date.now() + minutes * 60_000), work);

const said = (id: string, action: string) =>
  database.db.$count(auditEntries, and(eq(auditEntries.entityId, id), eq(auditEntries.action, action)));

test('an agency sees where a ride is while its person shares it, and nothing before or after', async () => {
  const { actor, owner, event, talent } = await makeRider(database.db);
  const ride = await orderRide(actor, ORDER);
  expect(await listSharedRides(owner, event.id)).toEqual([]);

  for (const _ of [1, 2]) await shareRide(actor, { shared: true });
  expect(await said(ride.id, 'share')).toBe(1);
  expect(await getRidePage(actor)).toMatchObject({ ride: { isShared: true } });
  const [seen] = await later(2, () => listSharedRides(owner, event.id));
  expect(seen).toMatchObject({
    id: ride.id,
    talentId: talent.id,
    state: 'HIRED',
    minutes: expect.any(Number),
  });
  expect(seen?.vehicle?.plate).toMatch(/^[A-Z]{3}\d{3}$/);
  expect(seen?.car).not.toBeNull();
  expect(JSON.stringify(seen)).not.toContain('3001234567');

  await shareRide(actor, { shared: false });
  expect(await said(ride.id, 'unshare')).toBe(1);
  expect(await later(3, () => listSharedRides(owner, event.id))).toEqual([]);
});

test('what is shared ends with the ride, and without one nothing is', async () => {
  const { actor, owner, event } = await makeRider(database.db);
  await expect(shareRide(actor, { shared: true })).rejects.toMatchObject({ messageKey: 'ride.noneToShare' });
  await orderRide(actor, ORDER);
  await shareRide(actor, { shared: true });
  await cancelRide(actor);
  expect(await listSharedRides(owner, event.id)).toEqual([]);
  await expect(shareRide(actor, { shared: false })).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('no other agency watches it, nor who only looks at money', async () => {
  const { actor, agency, event } = await makeRider(database.db);
  await orderRide(actor, ORDER);
  await shareRide(actor, { shared: true });
  const stranger = await makeAgencyUser(database.db);
  expect(await listSharedRides(stranger.actor, event.id)).toEqual([]);
  const finance = await makeAgencyUser(database.db, { agency, role: 'FINANCE' });
  await expect(listSharedRides(finance.actor, event.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
