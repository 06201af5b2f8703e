import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, claimPayments, claims } from '@/db/schema';
import type { AccountType } from '@/db/values/bank-accounts';
import type { Actor } from '@/lib/core/actor';
import { zonedDateTimeToInstant } from '@/lib/core/calendar';
import { conflict } from '@/lib/core/errors';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { recordAudits } from '@/lib/platform/audit';
import type { Payer } from '../policy';
import type { Claim } from '../queries';
import { leftOf } from '../rules';
import { makeReceipts } from './make-receipts';
import { CLAIM_NET } from './net';
import { paidBy } from './payer';

export type ClaimPayment = typeof claimPayments.$inferSelect;

type Made = {
  readonly claimId: string;
  /** In minor units; null for all that is still to be paid. */
  readonly amount: number | null;
  readonly proofFileId?: string | null;
  /** What must have been paid before, where it matters. */
  readonly paidBefore?: number | null | undefined;
  /** The item of the open batch in which the claim lies; without one the claim must lie in none. */
  readonly item?: { readonly id: string; readonly batchId: string };
  readonly account: {
    readonly bankId: number;
    readonly accountType: AccountType;
    readonly accountLastDigits: string;
  };
};

/** When the bank paid, and what it calls it. */
type Done = { readonly paidOn: string; readonly reference: string | null };

type Kept = { readonly claim: Claim; readonly payment: ClaimPayment };

/** In SQL: `mayPay` of an agency, by its settings of this moment. The platform has none. */
export const isOtherThanApprover = (payer: Payer): SQL | undefined =>
  payer.kind === 'PLATFORM'
    ? undefined
    : sql`(not ${agencies.claimsPayerApart} or
  (${claims.approvedBy} is distinct from ${payer.userId} and ${claims.firstApprovedBy} is distinct from ${payer.userId}))`;

/**
 * Keeps a payment of each of several approved claims, in as many statements as of one: a claim is PAID once its payments
 * reach its net, and its talent is told with the receipt. Whatever is paid at once, no more than the net. The caller has
 * checked the day. Throws CONFLICT when one of them cannot be paid so.
 */
export async function keepPayments(
  tx: Tx,
  actor: Actor,
  payer: Payer,
  made: readonly Made[],
  done: Done,
): Promise<Kept[]> {
  const ids = made.map(({ claimId }) => claimId);
  const held = await tx
    .select()
    .from(claims)
    .where(inArray(claims.id, ids))
    .orderBy(claims.id)
    .for('no key update');
  const before = new Map(held.map((claim) => [claim.id, claim]));
  const paid = new Map((await addToPaid(tx, payer, made, done)).map((claim) => [claim.id, claim]));
  const each = made.map((one) => {
    const [was, claim] = [before.get(one.claimId), paid.get(one.claimId)];
    if (!was || !claim) throw conflict(refusalOf(was, one));
    return { one, was, claim };
  });
  const { paidOn, reference } = done;
  const payments = await tx
    .insert(claimPayments)
    .values(
      each.map(({ one: { item, account, proofFileId }, was, claim }) => ({
        agencyId: claim.agencyId,
        claimId: claim.id,
        talentId: claim.talentId,
        payerKind: payer.kind,
        amount: claim.paid - was.paid,
        currencyCode: claim.currencyCode,
        paidOn,
        reference,
        proofFileId: proofFileId ?? null,
        payoutItemId: item?.id ?? null,
        bankId: account.bankId,
        accountType: account.accountType,
        accountLastDigits: account.accountLastDigits,
        createdBy: payer.userId,
      })),
    )
    .returning();
  const kept = payments.map((payment): Kept => {
    const claim = paid.get(payment.claimId);
    if (!claim) throw new Error('a payment of a claim that was not paid');
    return { claim, payment };
  });
  await recordAudits(
    tx,
    actor,
    'claim.pay',
    kept.map(({ claim: { id, agencyId, eventId, status }, payment: { id: paymentId, amount } }) => ({
      id,
      agencyId,
      from: 'APPROVED',
      to: status,
      detail: { eventId, paymentId, amount, paidOn, reference: reference ?? '' },
    })),
  );
  // Its talent is told with the receipt, once that is drawn.
  await makeReceipts(tx, kept);
  return kept;
}

/** Adds what each is paid, where that may be, in one conditional statement; answers the claims as they are then. */
function addToPaid(tx: Tx, payer: Payer, made: readonly Made[], { paidOn }: Done): Promise<Claim[]> {
  const rows = made.map(({ claimId, amount, paidBefore, item }) => ({
    claim_id: claimId,
    amount,
    paid_before: paidBefore ?? null,
    batch_id: item?.batchId ?? null,
  }));
  const amount = sql`coalesce(made.amount, ${CLAIM_NET} - ${claims.paid})`;
  const isWhole = sql`${claims.paid} + ${amount} = ${CLAIM_NET}`;
  const day = zonedDateTimeToInstant(`${paidOn}T12:00`, DEFAULT_TIME_ZONE).toISOString();
  return tx
    .update(claims)
    .set({
      paid: sql`${claims.paid} + ${amount}`,
      status: sql`case when ${isWhole} then 'PAID' else 'APPROVED' end`,
      paidAt: sql`case when ${isWhole} then ${day}::timestamptz end`,
      payoutBatchId: null,
      accountProblem: null,
    })
    .from(
      sql`${agencies}, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as made (claim_id uuid, amount bigint, paid_before bigint, batch_id uuid)`,
    )
    .where(
      and(
        eq(agencies.id, claims.agencyId),
        eq(claims.id, sql`made.claim_id`),
        paidBy(payer),
        eq(claims.status, 'APPROVED'),
        sql`${claims.payoutBatchId} is not distinct from made.batch_id`,
        sql`${claims.paid} + ${amount} <= ${CLAIM_NET}`,
        sql`(made.paid_before is null or ${claims.paid} = made.paid_before)`,
        sql`(made.amount is null or made.amount > 0 or ${CLAIM_NET} = 0)`,
        isOtherThanApprover(payer),
      ),
    )
    .returning(getTableColumns(claims));
}

/** Message key of why a claim could not be paid so. */
function refusalOf(claim: Claim | undefined, { amount, item, paidBefore }: Made): string {
  if (claim?.status !== 'APPROVED') return 'errors.claim.pay';
  if (!item && claim.payoutBatchId) return 'errors.claim.inBatch';
  if (paidBefore != null && claim.paid !== paidBefore) return 'errors.claim.paidMeanwhile';
  if (amount !== null && (amount > leftOf(claim) || amount === 0)) return 'errors.claim.aboveLeft';
  return 'errors.claim.payerApart';
}
