import { sql } from 'drizzle-orm';
import { agencies, claims } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { zonedDateTimeToInstant } from '@/lib/core/calendar';
import { isoDateInZone } from '@/lib/core/dates';
import { AppError } from '@/lib/core/errors';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayReviewClaims } from '../policy';
import { type Claim, getClaim } from '../queries';
import { type PayClaimInput, payClaimInput, type UnpayClaimInput, unpayClaimInput } from './inputs';
import { moveClaim } from './move-claim';
import { claimPaid } from './notices';
import { recipientOf } from './recipient';

/** `mayPay` in SQL, by the agency's settings of this moment. */
const isOtherThanApprover = (userId: string) => sql`(not ${agencies.claimsPayerApart} or
  (${claims.approvedBy} is distinct from ${userId} and ${claims.firstApprovedBy} is distinct from ${userId}))`;

/**
 * Marks an approved claim as paid on a day not after today, in Bogotá, and tells the talent. Claims that the platform
 * pays are not the agency's to mark. Throws INVALID, UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, and CONFLICT when it is not
 * approved, or whoever approved it may not pay it.
 */
export async function payClaim(actor: Actor, input: PayClaimInput): Promise<Claim> {
  const payer = mayReviewClaims(actor);
  const { id, paidOn, reference } = parseInput(payClaimInput, input);
  const claim = await getClaim(actor, id);
  const day = isoDateInZone(currentTime(), DEFAULT_TIME_ZONE);
  if (paidOn > day) throw new AppError('INVALID', 'errors.invalid', { paidOn: 'claims.pay.future' });
  if (paidOn < claim.date) throw new AppError('INVALID', 'errors.invalid', { paidOn: 'claims.pay.early' });
  return transact(async (tx) => {
    const row = await moveClaim(tx, payer, {
      claim,
      move: 'pay',
      set: {
        paidAt: zonedDateTimeToInstant(`${paidOn}T12:00`, DEFAULT_TIME_ZONE),
        paidBy: payer.userId,
        paymentReference: reference || null,
      },
      when: sql`not ${claims.thirdParty} and ${isOtherThanApprover(payer.userId)}`,
      refusal: claim.thirdParty ? 'errors.claim.platformPays' : 'errors.claim.payerApart',
    });
    await recordAudit(tx, actor, 'claim.pay', row, {
      from: 'APPROVED',
      to: row.status,
      detail: { eventId: row.eventId, paidOn, reference },
    });
    await notify(tx, claimPaid, recipientOf(row), { claimId: id });
    return row;
  });
}

/**
 * Takes back that a claim was marked as paid, with a reason; the audit trail keeps what was marked. Throws as `payClaim`.
 */
export async function unpayClaim(actor: Actor, input: UnpayClaimInput): Promise<Claim> {
  const payer = mayReviewClaims(actor);
  const { id, reason } = parseInput(unpayClaimInput, input);
  const claim = await getClaim(actor, id);
  return transact(async (tx) => {
    const row = await moveClaim(tx, payer, {
      claim,
      move: 'unpay',
      set: { paidAt: null, paidBy: null, paymentReference: null },
    });
    await recordAudit(tx, actor, 'claim.unpay', row, {
      from: 'PAID',
      to: row.status,
      detail: {
        eventId: row.eventId,
        reason,
        paidAt: claim.paidAt?.toISOString(),
        reference: claim.paymentReference,
      },
    });
    return row;
  });
}
