import { eq } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { banks, claimPayments, claims, paymentReceipts, payoutItems } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { payClaim, unpayClaim } from '@/lib/claims/payments/pay-claim';
import { reopenClaim } from '@/lib/claims/review/reopen-claim';
import { outcomesOf, payment } from '@/lib/claims/testing/reviewed';
import { closeDatabase } from '@/lib/platform/database';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { addPayerAccount } from './accounts/keep-account';
import { addToBatch, createBatches, removeFromBatch, setBatchAccount } from './change-batch';
import { exportBatch, readBatchFile } from './export-batch';
import { approveBatch, cancelBatch, submitBatch, withdrawBatch } from './move-batch';
import { getBatch, listBatches, listPayable, sumOpenBatches } from './queries';
import { payBatch, payItem, rejectItem } from './settle';
import { type Given, makeDraft } from './testing/make-draft';

const database = useDatabase();
const REASON = 'La cuenta no existe';
const { paidOn, reference } = payment('');

const makeBatch = (...given: Given) => makeDraft(database.db, ...given);

const claimOf = async (id = '') => {
  const [row] = await database.db.select().from(claims).where(eq(claims.id, id));
  if (!row) throw new Error('no claim');
  return row;
};

describe('a batch', () => {
  test('goes from draft to paid, and pays each net once', async () => {
    const { owner, ids, batch } = await makeBatch({ identification: '900123456' });
    const nets = await Promise.all(
      ids.map(async (id) => (({ price, withheld }) => price - (withheld ?? 0))(await claimOf(id))),
    );
    const sum = nets.reduce((all, net) => all + net, 0);
    const { id: accountId } = await addPayerAccount(owner, {
      ...{ bankId: 1, account: '04512345678', typeAccount: 'CORRIENTE' },
      ...{ holder: 'Casa Norte', taxId: '900373115', layout: 'bancolombia-pab' },
    });
    await setBatchAccount(owner, { id: batch.id, accountId });
    expect(await listBatches(owner, { view: 'open' })).toMatchObject([{ count: 2, total: sum }]);
    expect(await sumOpenBatches(owner)).toMatchObject([{ state: 'DRAFT', count: 1, total: sum }]);
    expect(await submitBatch(owner, batch.id)).toMatchObject({ state: 'APPROVED', total: sum, itemCount: 2 });
    const { fileHash } = await exportBatch(owner, batch.id);
    const file = await readBatchFile(owner, batch.id);
    expect(file.bytes.toString('ascii')).toContain(`${sum}00`);
    expect(file.bytes.toString('ascii')).toContain('00123456789');
    expect(fileHash).toHaveLength(64);
    expect(await payBatch(owner, { id: batch.id, paidOn, reference })).toMatchObject({ state: 'CLOSED' });
    for (const [index, id] of ids.entries()) {
      expect(await claimOf(id)).toMatchObject({ status: 'PAID', paid: nets[index], payoutBatchId: null });
    }
    await expect(database.db.delete(claimPayments)).rejects.toThrow();
    await expect(database.db.update(claimPayments).set({ amount: 1 })).rejects.toThrow();
    await expect(database.db.delete(payoutItems)).rejects.toThrow();
    await expect(cancelBatch(owner, { id: batch.id, reason: REASON })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  test('holds its claims: in no other batch, not paid by hand, not reopened', async () => {
    const { owner, ids, batch } = await makeBatch();
    const [first = ''] = ids;
    await expect(createBatches(owner, { claimIds: [first], byBank: false })).rejects.toMatchObject({
      messageKey: 'errors.payout.inAnother',
    });
    await expect(payClaim(owner, payment(first))).rejects.toMatchObject({
      messageKey: 'errors.claim.inBatch',
    });
    await expect(reopenClaim(owner, first)).rejects.toMatchObject({ messageKey: 'errors.claim.inBatch' });
    expect(await listPayable(owner, 'COP')).toEqual([]);
    await removeFromBatch(owner, { id: batch.id, claimIds: [first] });
    expect(await listPayable(owner, 'COP')).toMatchObject([{ id: first }]);
    expect(await listPayable((await makeAgencyUser(database.db)).actor, 'COP')).toEqual([]);
    await addToBatch(owner, { id: batch.id, claimIds: [first] });
    await cancelBatch(owner, { id: batch.id, reason: REASON });
    expect(await payClaim(owner, payment(first))).toMatchObject({ status: 'PAID' });
  });

  test('nine payments are closed and paid by as many statements as two, each with its own account and receipt', async () => {
    const two = await makeBatch();
    const nine = await makeBatch(
      {},
      Array.from({ length: 9 }, (_, index) => ({
        account: `001234${String(index).repeat(4)}`,
        bankId: 1 + (index % 2),
      })),
    );
    const [few, many] = [
      await countStatements(() => submitBatch(two.owner, two.batch.id)),
      await countStatements(() => submitBatch(nine.owner, nine.batch.id)),
    ];
    expect(many.statements.length).toBe(few.statements.length);
    const items = await database.db
      .select({ claimId: payoutItems.claimId, digits: payoutItems.accountLastDigits })
      .from(payoutItems)
      .where(eq(payoutItems.batchId, nine.batch.id));
    const digits = new Map(items.map((item) => [item.claimId, item.digits]));
    expect(nine.ids.map((id) => digits.get(id))).toEqual(
      Array.from({ length: 9 }, (_, index) => `${index}`.repeat(4)),
    );
    await exportBatch(two.owner, two.batch.id);
    await exportBatch(nine.owner, nine.batch.id);
    const paid = { paidOn, reference };
    const [fewPaid, manyPaid] = [
      await countStatements(() => payBatch(two.owner, { id: two.batch.id, ...paid })),
      await countStatements(() => payBatch(nine.owner, { id: nine.batch.id, ...paid })),
    ];
    expect(manyPaid.statements.length).toBe(fewPaid.statements.length);
    expect(many.statements.length + manyPaid.statements.length).toBeLessThanOrEqual(60);
    const receipts = await database.db
      .select({
        claimId: claimPayments.claimId,
        amount: claimPayments.amount,
        snapshot: paymentReceipts.snapshot,
      })
      .from(paymentReceipts)
      .innerJoin(claimPayments, eq(claimPayments.id, paymentReceipts.paymentId))
      .where(eq(paymentReceipts.agencyId, nine.agency.id));
    expect(new Set(receipts.map(({ claimId }) => claimId))).toEqual(new Set(nine.ids));
    const names = new Map((await database.db.select().from(banks)).map(({ id, name }) => [id, name]));
    for (const { claimId, amount, snapshot } of receipts) {
      const claim = await claimOf(claimId);
      expect(claim).toMatchObject({ status: 'PAID', paid: amount });
      expect(snapshot).toMatchObject({
        ...{ number: `CP-${claim.code}-1`, claim: claim.number, paid: amount, paidBefore: 0, paidOn },
        accountLastDigits: claim.accountLastDigits,
        bank: names.get(claim.bankId),
      });
    }
  });

  test('what the bank rejects is payable again, before and after the batch is paid', async () => {
    const { owner, ids, batch } = await makeBatch();
    await submitBatch(owner, batch.id);
    await exportBatch(owner, batch.id);
    const { items } = await getBatch(owner, batch.id);
    const [one, two] = items;
    await rejectItem(owner, { id: one?.id ?? '', reason: REASON });
    expect(await claimOf(one?.claimId)).toMatchObject({
      ...{ status: 'APPROVED', paid: 0, payoutBatchId: null },
      accountProblem: REASON,
    });
    await expect(withdrawBatch(owner, { id: batch.id, reason: REASON })).rejects.toMatchObject({
      messageKey: 'errors.payout.touched',
    });
    await payBatch(owner, { id: batch.id, paidOn, reference });
    await rejectItem(owner, { id: two?.id ?? '', reason: REASON, asksAccount: false });
    expect(await claimOf(two?.claimId)).toMatchObject({ status: 'APPROVED', paid: 0, accountProblem: null });
    const [again] = await createBatches(owner, { claimIds: ids, byBank: true });
    expect(again).toMatchObject({ state: 'DRAFT', number: 2 });
    const rows = await database.db
      .select()
      .from(claimPayments)
      .where(eq(claimPayments.agencyId, batch.agencyId ?? ''));
    expect(rows.map(({ state, reason }) => [state, reason])).toEqual([
      ['REJECTED', REASON],
      ['REJECTED', REASON],
    ]);
  });

  test('less than was asked leaves the rest to another payment', async () => {
    const { owner, ids, batch } = await makeBatch({}, [{}]);
    const [id = ''] = ids;
    await submitBatch(owner, batch.id);
    await exportBatch(owner, batch.id);
    const [item] = (await getBatch(owner, batch.id)).items;
    const closed = await payItem(owner, { id: item?.id ?? '', amount: 100_000, paidOn, reference: '' });
    expect(closed.state).toBe('CLOSED');
    expect(await claimOf(id)).toMatchObject({ status: 'APPROVED', paid: 100_000 });
    expect(await payClaim(owner, payment(id))).toMatchObject({ status: 'PAID' });
    expect(await unpayClaim(owner, { id, reason: REASON })).toMatchObject({ status: 'APPROVED', paid: 0 });
    expect((await getBatch(owner, batch.id)).items).toMatchObject([{ state: 'REVERSED', reason: REASON }]);
    await expect(rejectItem(owner, { id: item?.id ?? '', reason: REASON })).rejects.toMatchObject({
      messageKey: 'errors.payout.rejectItem',
    });
    expect(await createBatches(owner, { claimIds: ids, byBank: false })).toHaveLength(1);
  });

  test('a wallet without a mobile number is said and stops it', async () => {
    const { owner, batch, ids } = await makeBatch({}, [{ bankId: 3, account: '0012345678' }, {}]);
    await expect(submitBatch(owner, batch.id)).rejects.toMatchObject({
      messageKey: 'errors.payout.accounts',
    });
    const { items } = await getBatch(owner, batch.id);
    expect(items.filter(({ problem }) => problem?.includes('celular'))).toHaveLength(1);
    await removeFromBatch(owner, { id: batch.id, claimIds: [ids[0] ?? ''] });
    expect(await submitBatch(owner, batch.id)).toMatchObject({ state: 'APPROVED', itemCount: 1 });
  });
});

describe('who may', () => {
  test('above the amount another person than who made it approves it', async () => {
    const { owner, batch, colleague } = await makeBatch({ payoutsSecondApprovalOver: 100 });
    expect(await submitBatch(owner, batch.id)).toMatchObject({ state: 'SUBMITTED' });
    await expect(approveBatch(owner, batch.id)).rejects.toMatchObject({
      messageKey: 'errors.payout.secondPerson',
    });
    await expect(exportBatch(owner, batch.id)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await approveBatch(await colleague('FINANCE'), batch.id)).toMatchObject({ state: 'APPROVED' });
  });

  test('owners and finance of its agency; others see nothing of it', async () => {
    const { batch, ids, colleague, owner } = await makeBatch();
    for (const role of ['PRODUCER', 'READ_ONLY'] as const) {
      const actor = await colleague(role);
      await expect(getBatch(actor, batch.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(createBatches(actor, { claimIds: ids, byBank: false })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    }
    const { actor: administrator } = await makeAdministrator(database.db);
    for (const actor of [(await makeAgencyUser(database.db)).actor, administrator]) {
      await expect(getBatch(actor, batch.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(submitBatch(actor, batch.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(readBatchFile(actor, batch.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(createBatches(actor, { claimIds: ids, byBank: false })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      expect(await listBatches(actor)).toEqual([]);
    }
    expect(await listBatches(owner)).toHaveLength(1);
  });
});

test('200 at once of each step: one is done, however few connections there are', async () => {
  await closeDatabase();
  process.env.PG_POOL_MAX = '2';
  onTestFinished(async () => {
    delete process.env.PG_POOL_MAX;
    await closeDatabase();
  });
  const { owner, batch, ids, colleague } = await makeBatch({ payoutsSecondApprovalOver: 100 });
  const second = await colleague('FINANCE');
  const atOnce = async (write: () => Promise<unknown>) =>
    (await outcomesOf(Array.from({ length: 200 }, () => write()))).done;
  await submitBatch(owner, batch.id);
  expect(await atOnce(() => approveBatch(second, batch.id))).toBe(1);
  expect(await atOnce(() => exportBatch(owner, batch.id))).toBe(1);
  expect(await atOnce(() => payBatch(owner, { id: batch.id, paidOn, reference }))).toBe(1);
  const rows = await database.db
    .select()
    .from(claimPayments)
    .where(eq(claimPayments.agencyId, batch.agencyId ?? ''));
  expect(rows).toHaveLength(ids.length);
});
