import { inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { TALENT } from '@/lib/core/states';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { approveTalents, reactivateTalents, reviewTalents, suspendTalents } from './move-talents';

const database = useDatabase();
const { IN_REVIEW, ACTIVE, SUSPENDED } = TALENT;

async function made(states: readonly number[]) {
  const { actor } = await makeAdministrator(database.db);
  const ids: string[] = [];
  for (const stateId of states) ids.push((await makeTalent(database.db, { stateId })).id);
  return { actor, ids };
}

const rowsOf = async (ids: readonly string[]) => {
  const rows = await database.db
    .select()
    .from(talents)
    .where(inArray(talents.id, [...ids]));
  return ids.map((id) => rows.find((row) => row.id === id));
};
const statesOf = async (ids: readonly string[]) => (await rowsOf(ids)).map((row) => row?.stateId);
const refusals = (outcomes: Awaited<ReturnType<typeof approveTalents>>) =>
  outcomes.map(({ refused }) => refused?.key ?? null);

test('several are let in; one that cannot be stops no other, and says why', async () => {
  const { actor, ids } = await made([IN_REVIEW, ACTIVE, IN_REVIEW]);
  const [first] = ids;
  await database.db
    .update(talents)
    .set({ birthdate: null })
    .where(inArray(talents.id, [first ?? '']));
  const outcomes = await approveTalents(actor, { ids });
  expect(outcomes.map(({ id }) => id)).toEqual(ids);
  expect(refusals(outcomes)).toEqual(['errors.talent.birthdateMissing', 'errors.talent.moved', null]);
  expect(await statesOf(ids)).toEqual([IN_REVIEW, ACTIVE, ACTIVE]);
  expect(refusals(await reviewTalents(actor, { ids: ids.slice(1) }))).toEqual([null, null]);
  expect(await statesOf(ids)).toEqual([IN_REVIEW, IN_REVIEW, IN_REVIEW]);
});

test('several are suspended for one reason, and let in again', async () => {
  const { actor, ids } = await made([IN_REVIEW, ACTIVE, SUSPENDED]);
  await expect(suspendTalents(actor, { ids, reason: ' ' })).rejects.toMatchObject({ code: 'INVALID' });
  expect(refusals(await suspendTalents(actor, { ids, reason: 'Datos falsos' }))).toEqual([
    null,
    null,
    'errors.talent.moved',
  ]);
  expect((await rowsOf(ids)).slice(0, 2).map((row) => row?.suspendedReason)).toEqual(
    Array(2).fill('Datos falsos'),
  );
  expect(refusals(await reactivateTalents(actor, { ids: ids.slice(0, 2) }))).toEqual([null, null]);
  expect(await statesOf(ids)).toEqual([ACTIVE, ACTIVE, SUSPENDED]);
});

test('nothing is done where one is unknown, too many are named, or by anybody but the administrator', async () => {
  const { actor, ids } = await made([IN_REVIEW, IN_REVIEW]);
  const reason = 'Prueba';
  const writes = [
    (who: typeof actor, named: string[]) => approveTalents(who, { ids: named }),
    (who: typeof actor, named: string[]) => reviewTalents(who, { ids: named }),
    (who: typeof actor, named: string[]) => suspendTalents(who, { ids: named, reason }),
    (who: typeof actor, named: string[]) => reactivateTalents(who, { ids: named }),
  ];
  const { actor: agency } = await makeAgencyUser(database.db);
  for (const write of writes) {
    await expect(write(actor, [...ids, crypto.randomUUID()])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(write(agency as never, ids)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    for (const wrong of [[], Array.from({ length: 51 }, () => crypto.randomUUID())])
      await expect(write(actor, wrong)).rejects.toMatchObject({ code: 'INVALID' });
  }
  expect(await statesOf(ids)).toEqual([IN_REVIEW, IN_REVIEW]);
});
