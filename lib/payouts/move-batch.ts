import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { claims, payoutBatches, payoutItems } from '@/db/schema';
import { accountAsked } from '@/lib/claims/accounts/notices';
import { secondApprovalOver } from '@/lib/claims/payments/second-approval';
import { mayPayInPerson, type Payer } from '@/lib/claims/policy';
import { recipientOf } from '@/lib/claims/review/recipient';
import { lowest, mayPay, needsTwoPeople } from '@/lib/claims/review/rules';
import { sumOfDay } from '@/lib/claims/review/sum-of-day';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { BATCH_LIFE } from '@/lib/core/states/batch';
import { endOf } from '@/lib/core/states/lifecycle';
import { notifyAll } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { findLayout } from './bank-files/layouts';
import { fileContent, requireSayable } from './file-of-batch';
import { type BatchReasonInput, batchReasonInput } from './inputs';
import { type Batch, type BatchItem, itemsOf, lockBatch } from './lock-batch';
import { askSecondPerson } from './not-processed';
import type { BatchMove } from './rules';
import { isPayerApart, openAccounts, type PayAccount } from './take-claims';

/**
 * Closes a draft: its control totals and where each claim is paid are fixed. Above the payer's amount another person
 * approves it; else it is approved with this. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, and CONFLICT when it is empty,
 * an account cannot be paid into, the layout cannot say a payment, or who approved a claim would pay it.
 */
export async function submitBatch(actor: Actor, id: string): Promise<Batch> {
  const payer = mayPayInPerson(actor);
  const outcome = await transact(async (tx) => {
    const batch = await lockBatch(tx, payer, id, 'submit');
    const items = await itemsOf(tx, id);
    if (items.length === 0) throw conflict('errors.payout.empty');
    const accounts = await openAccounts(
      tx,
      items.map(({ claimId }) => claimId),
    );
    if ((await freezeAccounts(tx, actor, payer, batch, items, accounts)) > 0) return null;
    const layout = findLayout(batch.layout);
    if (layout) requireSayable(layout, fileContent(batch, items, accounts));
    const total = items.reduce((sum, { amount }) => sum + amount, 0);
    const over = lowest(batch.secondApprovalOver, await secondApprovalOver(tx, payer));
    const today = over === null ? 0 : await sumOfDay(tx, payer);
    const two = needsTwoPeople({ currencyCode: batch.currencyCode, price: total + today }, over);
    const now = currentTime();
    return change(tx, actor, batch, 'submit', {
      state: two ? 'SUBMITTED' : 'APPROVED',
      itemCount: items.length,
      total,
      submittedBy: payer.userId,
      submittedAt: now,
      ...(two ? {} : { approvedBy: payer.userId, approvedAt: now }),
    });
  });
  // What is wrong with an account is kept, so that its item says it.
  if (!outcome) throw conflict('errors.payout.accounts');
  return outcome;
}

/** Keeps at each item where it is paid, and asks the talents of those that cannot be for another account; returns how many. */
async function freezeAccounts(
  tx: Tx,
  actor: Actor,
  payer: Payer,
  batch: Batch,
  items: readonly BatchItem[],
  accounts: ReadonlyMap<string, PayAccount>,
): Promise<number> {
  const apart = payer.kind === 'AGENCY' && (await isPayerApart(tx, payer.agencyId));
  await recordAudit(tx, actor, 'payout-batch.open-accounts', batch, { detail: { claims: items.length } });
  const frozen = items.map(({ id, claimId }) => {
    const account = accounts.get(claimId);
    if (!account) throw new Error('The claim of an item is gone');
    if (!mayPay(account.claim, apart, payer.userId)) throw conflict('errors.claim.payerApart');
    return { id, claimId, ...account };
  });
  const wrong = frozen.filter(({ problem }) => problem !== null);
  const each = (of: keyof (typeof frozen)[number]) => sql.param(frozen.map((one) => one[of]));
  await tx
    .update(claims)
    .set({ accountProblem: sql`frozen.problem` })
    .from(sql`unnest(${each('claimId')}::uuid[], ${each('problem')}::text[]) as frozen (id, problem)`)
    .where(and(eq(claims.id, sql`frozen.id`), sql`${claims.accountProblem} is distinct from frozen.problem`));
  await tx
    .update(payoutItems)
    .set({
      bankId: sql`frozen.bank_id`,
      accountType: sql`frozen.account_type`,
      accountLastDigits: sql`frozen.last_digits`,
      claimAccountId: sql`frozen.claim_account_id`,
    })
    .from(
      sql`unnest(${each('id')}::uuid[], ${each('bankId')}::integer[], ${each('accountType')}::text[],
            ${each('accountLastDigits')}::text[], ${each('claimAccountId')}::uuid[])
          as frozen (id, bank_id, account_type, last_digits, claim_account_id)`,
    )
    .where(eq(payoutItems.id, sql`frozen.id`));
  const asked = wrong.filter(({ claim }) => !claim.accountProblem);
  await notifyAll(
    tx,
    accountAsked,
    asked.map(({ claim, claimId }) => ({ to: recipientOf(claim), payload: { claimId } })),
  );
  return wrong.length;
}

/**
 * Approves a batch that somebody else made, filled and submitted. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT.
 */
export async function approveBatch(actor: Actor, id: string): Promise<Batch> {
  const payer = mayPayInPerson(actor);
  return transact(async (tx) => {
    const batch = await lockBatch(tx, payer, id, 'approve');
    const makers = [
      batch.createdBy,
      batch.submittedBy,
      ...(await itemsOf(tx, id)).map(({ addedBy }) => addedBy),
    ];
    if (makers.includes(payer.userId)) throw conflict('errors.payout.secondPerson');
    return change(tx, actor, batch, 'approve', { approvedBy: payer.userId, approvedAt: currentTime() });
  });
}

/**
 * Gives a batch back to draft, with a reason, while nothing of it was paid or rejected. One whose file was downloaded stays as
 * it is until a second person says so too. Throws as `approveBatch`, and INVALID.
 */
export async function withdrawBatch(actor: Actor, input: BatchReasonInput): Promise<Batch> {
  const payer = mayPayInPerson(actor);
  const { id, reason } = parseInput(batchReasonInput, input);
  return transact(async (tx) => {
    const batch = await lockBatch(tx, payer, id, 'withdraw');
    await requireUntouched(tx, id);
    const asked = await askSecondPerson(tx, actor, payer, batch, reason);
    if (asked) return asked;
    return change(tx, actor, batch, 'withdraw', {
      reason,
      itemCount: null,
      total: null,
      submittedBy: null,
      submittedAt: null,
      approvedBy: null,
      approvedAt: null,
      cancelAskedBy: null,
      cancelAskedAt: null,
      exportedBy: null,
      exportedAt: null,
      fileId: null,
      fileHash: null,
    });
  });
}

/** Cancels a batch of which nothing was paid or rejected, likewise: its claims may be paid otherwise. Throws as `withdrawBatch`. */
export async function cancelBatch(actor: Actor, input: BatchReasonInput): Promise<Batch> {
  const payer = mayPayInPerson(actor);
  const { id, reason } = parseInput(batchReasonInput, input);
  return transact(async (tx) => {
    const batch = await lockBatch(tx, payer, id, 'cancel');
    await requireUntouched(tx, id);
    const asked = await askSecondPerson(tx, actor, payer, batch, reason);
    if (asked) return asked;
    await tx.update(payoutItems).set({ state: 'RELEASED' }).where(eq(payoutItems.batchId, id));
    await tx.update(claims).set({ payoutBatchId: null }).where(eq(claims.payoutBatchId, id));
    return change(tx, actor, batch, 'cancel', { reason, cancelledAt: currentTime() });
  });
}

async function requireUntouched(tx: Tx, batchId: string): Promise<void> {
  const touched = await tx.$count(
    payoutItems,
    and(eq(payoutItems.batchId, batchId), sql`${payoutItems.state} in ('PAID', 'REJECTED', 'REVERSED')`),
  );
  if (touched > 0) throw conflict('errors.payout.touched');
}

/** Moves a batch that the caller holds, and leaves the audit row. */
export async function change(
  tx: Tx,
  actor: Actor,
  batch: Batch,
  move: BatchMove,
  set: Partial<Batch>,
): Promise<Batch> {
  const [row] = await tx
    .update(payoutBatches)
    .set({ state: endOf(BATCH_LIFE, `payout-batch.${move}`), ...set })
    .where(eq(payoutBatches.id, batch.id))
    .returning();
  if (!row) throw new Error('The batch is gone');
  await recordAudit(tx, actor, `payout-batch.${move}`, row, {
    from: batch.state,
    to: row.state,
    detail: {
      number: row.number,
      ...(row.total === null ? {} : { total: row.total }),
      ...(set.reason ? { reason: set.reason } : {}),
      ...(set.fileHash ? { fileHash: set.fileHash } : {}),
    },
  });
  return row;
}
