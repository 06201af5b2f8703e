import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { makeAdministrator } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { orderRide } from '../ordering/order-ride';
import { makeRider, ORDER } from '../testing/rider';
import { countRiders, listRiders } from './queries';

const database = useDatabase();

test('the administrator sees who may order rides and how often each did, and who may not; nobody else sees either', async () => {
  const { actor: holder, talent, owner } = await makeRider(database.db);
  const { actor } = await makeAdministrator(database.db);
  const other = await makeTalent(database.db, { name: 'Zulma' });
  await orderRide(holder, ORDER);
  expect(await listRiders(actor)).toMatchObject([{ id: talent.id, rides: 1, lastRideAt: expect.any(Date) }]);
  expect(await countRiders(actor)).toBe(1);
  const kept = { allowed: false, search: 'Zulma' };
  expect(await listRiders(actor, kept)).toMatchObject([{ id: other.id, rides: 0, lastRideAt: null }]);
  expect(await countRiders(actor, kept)).toBe(1);
  await expect(listRiders(owner)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(listRiders(anonymous)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
