import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, claimPayments, claims } from '@/db/schema';
import type { AccountType } from '@/db/values/bank-accounts';
import type { Actor } from '@/lib/core/actor';
import { zonedDateTimeToInstant } from '@/lib/core/calendar';
import { conflict } from '@/lib/core/errors';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { recordAudit } from '@/lib/platform/audit';
import type { Payer } from '../policy';
import type { Claim } from '../queries';
import { leftOf } from '../rules';
import { makeReceipt } from './make-receipt';
import { CLAIM_NET } from './net';
import { paidBy } from './payer';

export type ClaimPayment = typeof claimPayments.$inferSelect;

type Made = {
  readonly claimId: string;
  /** In minor units; null for all that is still to be paid. */
  readonly amount: number | null;
  readonly paidOn: string;
  readonly reference: string | null;
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

/** In SQL: `mayPay` of an agency, by its settings of this moment. The platform has none. */
export const isOtherThanApprover = (payer: Payer): SQL | undefined =>
  payer.kind === 'PLATFORM'
    ? undefined
    : sql`(not ${agencies.claimsPayerApart} or
  (${claims.approvedBy} is distinct from ${payer.userId} and ${claims.firstApprovedBy} is distinct from ${payer.userId}))`;

/**
 * Keeps one payment of an approved claim, which is PAID once its payments reach its net, and tells the talent. One
 * conditional statement: whatever is paid at once, no more than the net. The caller has checked the day. Throws CONFLICT
 * when the claim cannot be paid so.
 */
export async function keepPayment(
  tx: Tx,
  actor: Actor,
  payer: Payer,
  made: Made,
): Promise<{ claim: Claim; payment: ClaimPayment }> {
  const { claimId, paidOn, reference, item, account, paidBefore } = made;
  const amount = made.amount === null ? sql`(${CLAIM_NET} - ${claims.paid})` : sql`${made.amount}::bigint`;
  const isWhole = sql`${claims.paid} + ${amount} = ${CLAIM_NET}`;
  const day = zonedDateTimeToInstant(`${paidOn}T12:00`, DEFAULT_TIME_ZONE).toISOString();
  const [before] = await tx.select().from(claims).where(eq(claims.id, claimId)).for('no key update');
  const [claim] = await tx
    .update(claims)
    .set({
      paid: sql`${claims.paid} + ${amount}`,
      status: sql`case when ${isWhole} then 'PAID' else 'APPROVED' end`,
      paidAt: sql`case when ${isWhole} then ${day}::timestamptz end`,
      payoutBatchId: null,
      accountProblem: null,
    })
    .from(agencies)
    .where(
      and(
        eq(agencies.id, claims.agencyId),
        eq(claims.id, claimId),
        paidBy(payer),
        eq(claims.status, 'APPROVED'),
        item ? eq(claims.payoutBatchId, item.batchId) : sql`${claims.payoutBatchId} is null`,
        sql`${claims.paid} + ${amount} <= ${CLAIM_NET}`,
        paidBefore == null ? undefined : eq(claims.paid, paidBefore),
        made.amount === null ? undefined : sql`(${amount} > 0 or ${CLAIM_NET} = 0)`,
        isOtherThanApprover(payer),
      ),
    )
    .returning(getTableColumns(claims));
  if (!before || !claim) throw conflict(refusalOf(before, made));
  const [payment] = await tx
    .insert(claimPayments)
    .values({
      agencyId: claim.agencyId,
      claimId,
      talentId: claim.talentId,
      payerKind: payer.kind,
      amount: claim.paid - before.paid,
      currencyCode: claim.currencyCode,
      paidOn,
      reference,
      proofFileId: made.proofFileId ?? null,
      payoutItemId: item?.id ?? null,
      bankId: account.bankId,
      accountType: account.accountType,
      accountLastDigits: account.accountLastDigits,
      createdBy: payer.userId,
    })
    .returning();
  if (!payment) throw new Error('insert returned nothing');
  await recordAudit(tx, actor, 'claim.pay', claim, {
    from: 'APPROVED',
    to: claim.status,
    detail: {
      eventId: claim.eventId,
      paymentId: payment.id,
      amount: payment.amount,
      paidOn,
      reference: reference ?? '',
    },
  });
  // Its talent is told with the receipt, once that is drawn.
  await makeReceipt(tx, claim, payment);
  return { claim, payment };
}

/** Message key of why a claim could not be paid so. */
function refusalOf(claim: Claim | undefined, { amount, item, paidBefore }: Made): string {
  if (claim?.status !== 'APPROVED') return 'errors.claim.pay';
  if (!item && claim.payoutBatchId) return 'errors.claim.inBatch';
  if (paidBefore != null && claim.paid !== paidBefore) return 'errors.claim.paidMeanwhile';
  if (amount !== null && (amount > leftOf(claim) || amount === 0)) return 'errors.claim.aboveLeft';
  return 'errors.claim.payerApart';
}
