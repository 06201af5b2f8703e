import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { TALENT } from '@/lib/core/states';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { allowRides } from './allow-rides';

const database = useDatabase();

test('the administrator alone lets talents order rides; who may already, or is erased, is left out', async () => {
  const { actor: administrator } = await makeAdministrator(database.db);
  const { actor: owner } = await makeAgencyUser(database.db);
  const [one, two, erased] = [
    await makeTalent(database.db),
    await makeTalent(database.db, { mayOrderRides: true }),
    await makeTalent(database.db, { erasedAt: new Date(), hiddenAt: new Date(), stateId: TALENT.SUSPENDED }),
  ];
  const talentIds = [one.id, two.id, erased.id];
  await expect(allowRides(owner, { talentIds, allowed: true })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await allowRides(administrator, { talentIds, allowed: true })).toEqual([one.id]);
  expect(await allowRides(administrator, { talentIds, allowed: true })).toEqual([]);
  const [row] = await database.db.select().from(talents).where(eq(talents.id, one.id));
  expect(row?.mayOrderRides).toBe(true);
  const changed = await allowRides(administrator, { talentIds, allowed: false });
  expect(changed.toSorted()).toEqual([one.id, two.id].toSorted());
  const said = (id: string, action: string) =>
    database.db.$count(auditEntries, and(eq(auditEntries.entityId, id), eq(auditEntries.action, action)));
  expect([await said(one.id, 'allow-rides'), await said(two.id, 'refuse-rides')]).toEqual([1, 1]);
  expect(await said(erased.id, 'allow-rides')).toBe(0);
  await expect(allowRides(administrator, { talentIds: [], allowed: true })).rejects.toMatchObject({
    fields: { talentIds: 'validation.required' },
  });
});
