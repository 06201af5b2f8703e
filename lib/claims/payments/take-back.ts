import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { claimPayments, claims, payoutItems } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import type { Payer } from '../policy';
import type { Claim } from '../queries';
import { recipientOf } from '../review/recipient';
import type { ClaimPayment } from './keep-payments';
import { paymentRejected } from './notices';
import { paidBy } from './payer';

/** The payments of a claim that stand, locked until the transaction ends; the claim is held first. */
export async function findStanding(tx: Tx, payer: Payer, { id }: Pick<Claim, 'id'>): Promise<ClaimPayment[]> {
  await tx
    .select({ id: claims.id })
    .from(claims)
    .where(and(eq(claims.id, id), paidBy(payer)))
    .for('no key update');
  return tx
    .select()
    .from(claimPayments)
    .where(and(eq(claimPayments.claimId, id), eq(claimPayments.state, 'PAID')))
    .orderBy(asc(claimPayments.createdAt), asc(claimPayments.id))
    .for('update');
}

type Taken = {
  readonly payment: ClaimPayment;
  /** REJECTED by the bank, of which the talent is told; REVERSED where it was marked wrongly. */
  readonly state: 'REJECTED' | 'REVERSED';
  readonly reason: string;
  /** The talent is to give another account. */
  readonly asksAccount?: boolean;
};

/**
 * Takes a payment that stands back, with its item where it was of a batch: the claim is payable again, as far as no other
 * payment of it stands. The caller locks the claim. Throws CONFLICT when it does not stand any more.
 */
export async function takeBack(
  tx: Tx,
  actor: Actor,
  payer: Payer,
  { payment, state, reason, asksAccount }: Taken,
): Promise<Claim> {
  const [row] = await tx
    .update(claimPayments)
    .set({ state, reason, decidedBy: payer.userId, decidedAt: currentTime() })
    .where(and(eq(claimPayments.id, payment.id), eq(claimPayments.state, 'PAID')))
    .returning();
  if (!row) throw conflict('errors.claim.unpay');
  if (row.payoutItemId)
    await tx.update(payoutItems).set({ state, reason }).where(eq(payoutItems.id, row.payoutItemId));
  const [claim] = await tx
    .update(claims)
    .set({
      status: 'APPROVED',
      paid: sql`${claims.paid} - ${row.amount}`,
      paidAt: null,
      ...(asksAccount ? { accountProblem: reason } : {}),
    })
    .where(and(eq(claims.id, row.claimId), paidBy(payer)))
    .returning();
  if (!claim) throw conflict('errors.claim.unpay');
  const isRejected = state === 'REJECTED';
  await recordAudit(tx, actor, isRejected ? 'claim.reject-payment' : 'claim.unpay', claim, {
    from: 'PAID',
    to: claim.status,
    detail: {
      eventId: claim.eventId,
      paymentId: row.id,
      reason,
      amount: row.amount,
      paidOn: row.paidOn,
      reference: row.reference,
    },
  });
  if (isRejected)
    await notify(tx, paymentRejected, recipientOf(claim), { claimId: claim.id, paymentId: row.id });
  return claim;
}
