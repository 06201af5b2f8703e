import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { claimPayments, claims, payoutItems } from '@/db/schema';
import { checkDay } from '@/lib/claims/payments/check-day';
import { keepPayments } from '@/lib/claims/payments/keep-payments';
import { paymentRejected } from '@/lib/claims/payments/notices';
import { findStanding, takeBack } from '@/lib/claims/payments/take-back';
import { mayPayInPerson, type Payer } from '@/lib/claims/policy';
import { recipientOf } from '@/lib/claims/review/recipient';
import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { AppError, conflict, notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import {
  type PayBatchInput,
  type PayItemInput,
  payBatchInput,
  payItemInput,
  type RejectItemInput,
  rejectItemInput,
} from './inputs';
import { type Batch, type BatchItem, itemsOf, lockBatch } from './lock-batch';
import { change } from './move-batch';

type Rejected = { readonly reason: string; readonly asksAccount: boolean };
type Paid = { readonly paidOn: string; readonly reference: string };

/**
 * Marks all that is still open in an exported batch as paid, on a day and with the bank's reference, and closes it; the
 * talents are told. Throws INVALID, UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT.
 */
export async function payBatch(actor: Actor, input: PayBatchInput): Promise<Batch> {
  const payer = mayPayInPerson(actor);
  const { id, ...paid } = parseInput(payBatchInput, input);
  return transact(async (tx) => {
    const batch = await lockBatch(tx, payer, id, 'close');
    const open = (await itemsOf(tx, id)).filter(({ state }) => state === 'OPEN');
    await payItems(tx, actor, payer, open, paid);
    return change(tx, actor, batch, 'close', {
      paidOn: paid.paidOn,
      reference: paid.reference || null,
      closedAt: currentTime(),
    });
  });
}

/** Marks one item of an exported batch as paid, with less than it asked for where the bank paid less. Throws as `payBatch`. */
export async function payItem(actor: Actor, input: PayItemInput): Promise<Batch> {
  const payer = mayPayInPerson(actor);
  const { id, amount, ...paid } = parseInput(payItemInput, input);
  return transact(async (tx) => {
    const { batch, item } = await lockItem(tx, payer, id);
    if (batch.state !== 'EXPORTED' || item.state !== 'OPEN') throw conflict('errors.payout.payItem');
    if (amount > item.amount) {
      throw new AppError('INVALID', 'errors.invalid', { amount: 'errors.claim.aboveLeft' });
    }
    await payItems(tx, actor, payer, [{ ...item, amount }], paid);
    return closeIfDone(tx, actor, batch, paid);
  });
}

/** Pays items, each with its amount. */
async function payItems(
  tx: Tx,
  actor: Actor,
  payer: Payer,
  items: readonly BatchItem[],
  { paidOn, reference }: Paid,
): Promise<void> {
  if (items.length === 0) return;
  const claimIds = items.map(({ claimId }) => claimId);
  const dates = await tx.select({ date: claims.date }).from(claims).where(inArray(claims.id, claimIds));
  for (const { date } of dates) checkDay(paidOn, date, currentTime());
  const made = items.map((item) => ({
    claimId: item.claimId,
    amount: item.amount,
    item,
    account: accountOf(item),
  }));
  await keepPayments(tx, actor, payer, made, { paidOn, reference: reference || null });
  const ids = items.map(({ id }) => id);
  await tx.update(payoutItems).set({ state: 'PAID' }).where(inArray(payoutItems.id, ids));
}

function accountOf({ bankId, accountType, accountLastDigits }: BatchItem) {
  if (bankId === null || !accountType || accountLastDigits === null)
    throw new Error('The item has no account');
  return { bankId, accountType, accountLastDigits };
}

/**
 * Keeps that the bank rejected one item, with its words: the claim may be paid again, in another batch or by hand, and its
 * talent is asked for another account unless told otherwise. Also after the batch was marked as paid. Throws as `payBatch`.
 */
export async function rejectItem(actor: Actor, input: RejectItemInput): Promise<Batch> {
  const payer = mayPayInPerson(actor);
  const { id, reason, asksAccount } = parseInput(rejectItemInput, input);
  const rejected = { reason, asksAccount: asksAccount ?? true };
  return transact(async (tx) => {
    const { batch, item } = await lockItem(tx, payer, id);
    const isOpen = batch.state === 'EXPORTED' && item.state === 'OPEN';
    if (!isOpen && item.state !== 'PAID') throw conflict('errors.payout.rejectItem');
    if (isOpen) await rejectOpen(tx, actor, payer, item, rejected);
    else await rejectPaid(tx, actor, payer, item, rejected);
    await tx.update(payoutItems).set({ state: 'REJECTED', reason }).where(eq(payoutItems.id, id));
    return closeIfDone(tx, actor, batch, null);
  });
}

async function rejectPaid(
  tx: Tx,
  actor: Actor,
  payer: Payer,
  item: BatchItem,
  rejected: Rejected,
): Promise<void> {
  const standing = await findStanding(tx, payer, { id: item.claimId });
  const payment = standing.find(({ payoutItemId }) => payoutItemId === item.id);
  if (!payment) throw conflict('errors.payout.rejectItem');
  await takeBack(tx, actor, payer, { payment, state: 'REJECTED', ...rejected });
}

/** It never counted as paid: the attempt alone is kept. */
async function rejectOpen(
  tx: Tx,
  actor: Actor,
  payer: Payer,
  item: BatchItem,
  { reason, asksAccount }: Rejected,
): Promise<void> {
  const account = accountOf(item);
  const now = currentTime();
  const [claim] = await tx
    .update(claims)
    .set({ payoutBatchId: null, ...(asksAccount ? { accountProblem: reason } : {}) })
    .where(and(eq(claims.id, item.claimId), eq(claims.payoutBatchId, item.batchId)))
    .returning();
  if (!claim) throw conflict('errors.payout.rejectItem');
  const [payment] = await tx
    .insert(claimPayments)
    .values({
      agencyId: item.agencyId,
      claimId: item.claimId,
      talentId: item.talentId,
      payerKind: payer.kind,
      state: 'REJECTED',
      amount: item.amount,
      currencyCode: claim.currencyCode,
      paidOn: isoDateInZone(now, DEFAULT_TIME_ZONE),
      payoutItemId: item.id,
      ...account,
      createdBy: payer.userId,
      reason,
      decidedBy: payer.userId,
      decidedAt: now,
    })
    .returning({ id: claimPayments.id });
  await recordAudit(tx, actor, 'claim.reject-payment', claim, {
    from: 'APPROVED',
    to: claim.status,
    detail: { eventId: claim.eventId, paymentId: payment?.id, amount: item.amount, reason },
  });
  await notify(tx, paymentRejected, recipientOf(claim), { claimId: claim.id, paymentId: payment?.id });
}

async function lockItem(tx: Tx, payer: Payer, id: string) {
  const [found] = isUuid(id)
    ? await tx.select({ batchId: payoutItems.batchId }).from(payoutItems).where(eq(payoutItems.id, id))
    : [];
  if (!found) throw notFound('errors.payout.notFound');
  const batch = await lockBatch(tx, payer, found.batchId);
  const [item] = await tx.select().from(payoutItems).where(eq(payoutItems.id, id));
  if (!item) throw notFound('errors.payout.notFound');
  return { batch, item };
}

async function closeIfDone(tx: Tx, actor: Actor, batch: Batch, paid: Paid | null): Promise<Batch> {
  const open = await tx.$count(
    payoutItems,
    and(eq(payoutItems.batchId, batch.id), eq(payoutItems.state, 'OPEN')),
  );
  if (open > 0 || batch.state !== 'EXPORTED') return batch;
  return change(tx, actor, batch, 'close', {
    ...(paid ? { paidOn: paid.paidOn, reference: paid.reference || null } : {}),
    closedAt: currentTime(),
  });
}
