import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agencies, claims } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { changeConstant } from '@/lib/catalogues/constants/change-constant';
import { approveClaim } from '@/lib/claims/review/approve-claim';
import { makeSentClaim } from '@/lib/claims/testing/claimed';
import { outcomesOf } from '@/lib/claims/testing/reviewed';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { createBatches } from './change-batch';
import { exportBatch, readBatchFile } from './export-batch';
import { approveBatch, cancelBatch, submitBatch, withdrawBatch } from './move-batch';
import { type Given, makeDraft } from './testing/make-draft';

const database = useDatabase();
const REASON = 'El banco no lo procesó';
const makeBatch = (...given: Given) => makeDraft(database.db, ...given);

const claimOf = async (id = '') => {
  const [row] = await database.db.select().from(claims).where(eq(claims.id, id));
  if (!row) throw new Error('no claim');
  return row;
};

test('an amount raised after it was made, or several in a day, still need another person', async () => {
  const { agency, owner, batch } = await makeBatch({ payoutsSecondApprovalOver: 1 });
  await database.db
    .update(agencies)
    .set({ payoutsSecondApprovalOver: null })
    .where(eq(agencies.id, agency.id));
  expect(await submitBatch(owner, batch.id)).toMatchObject({ state: 'SUBMITTED' });
  const two = await makeBatch({ payoutsSecondApprovalOver: 1_900_000 }, [{}]);
  const { claim } = await makeSentClaim(database.db, two.agency, {});
  const other = await two.colleague('FINANCE');
  await approveClaim(other, claim.id);
  const [more] = await createBatches(two.owner, { claimIds: [claim.id], byBank: false });
  const told = [await submitBatch(two.owner, two.batch.id), await submitBatch(two.owner, more?.id ?? '')];
  expect(told.map(({ state }) => state)).toEqual(['APPROVED', 'SUBMITTED']);
});

test('a batch whose file was downloaded is cancelled by two, who say that the bank did not process it', async () => {
  const { owner, ids, colleague, batch } = await makeBatch();
  const finance = await colleague('FINANCE');
  const third = await colleague('FINANCE');
  await submitBatch(owner, batch.id);
  await exportBatch(owner, batch.id);
  await readBatchFile(owner, batch.id);
  const reason = { id: batch.id, reason: REASON };
  expect(await cancelBatch(owner, reason)).toMatchObject({
    state: 'EXPORTED',
    cancelAskedBy: owner.userId,
  });
  for (const move of [cancelBatch, withdrawBatch]) {
    await expect(move(owner, reason)).rejects.toMatchObject({
      messageKey: 'errors.payout.notProcessedTwice',
    });
  }
  expect(await claimOf(ids[0])).toMatchObject({ payoutBatchId: batch.id });
  const { done } = await outcomesOf([cancelBatch(finance, reason), cancelBatch(third, reason)]);
  expect(done).toBe(1);
  expect(await claimOf(ids[0])).toMatchObject({ payoutBatchId: null });
});

test('of two who say it at once neither is both', async () => {
  const { owner, colleague, batch } = await makeBatch();
  await colleague('FINANCE');
  await submitBatch(owner, batch.id);
  await exportBatch(owner, batch.id);
  await readBatchFile(owner, batch.id);
  const reason = { id: batch.id, reason: REASON };
  const { done } = await outcomesOf(Array.from({ length: 8 }, () => cancelBatch(owner, reason)));
  expect(done).toBe(1);
  const again = await cancelBatch(owner, reason).catch(({ messageKey }) => messageKey);
  expect(again).toBe('errors.payout.notProcessedTwice');
});

test('a batch of the platform needs another administrator above its amount, where one is set', async () => {
  const { agency, actor } = await makeAgencyUser(database.db);
  const { actor: one } = await makeAdministrator(database.db);
  const { actor: other } = await makeAdministrator(database.db);
  const make = async () => {
    const { claim } = await makeSentClaim(database.db, agency, {}, { thirdParty: true });
    await approveClaim(actor, claim.id);
    await database.db.update(claims).set({ identification: '1020304050' }).where(eq(claims.id, claim.id));
    const [made] = await createBatches(one, { claimIds: [claim.id], byBank: false });
    return made?.id ?? '';
  };
  const free = await make();
  expect(await submitBatch(one, free)).toMatchObject({ state: 'APPROVED' });
  await changeConstant(one, { id: 80, value: '1000', reason: 'Dos personas' });
  const held = await make();
  expect(await submitBatch(one, held)).toMatchObject({ state: 'SUBMITTED' });
  await expect(approveBatch(one, held)).rejects.toMatchObject({ messageKey: 'errors.payout.secondPerson' });
  expect(await approveBatch(other, held)).toMatchObject({ state: 'APPROVED' });
  await changeConstant(one, { id: 80, value: '0', reason: 'Como antes' });
  await expect(
    changeConstant({ ...one, fresh: false }, { id: 80, value: '5', reason: 'Otra' }),
  ).rejects.toMatchObject({ code: 'CONFIRMATION_REQUIRED' });
});
