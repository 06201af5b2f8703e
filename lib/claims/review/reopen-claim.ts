import type { Actor } from '@/lib/core/actor';
import { recordAudit } from '@/lib/platform/audit';
import { transact } from '@/lib/platform/transaction';
import { mayReviewClaims } from '../policy';
import { type Claim, getClaim } from '../queries';
import { lockPayments } from '../withholding/withhold';
import { moveClaim } from './move-claim';

/**
 * Takes the approval or the return of a claim back: it waits for review again. Throws UNAUTHENTICATED, FORBIDDEN,
 * NOT_FOUND, and CONFLICT when it is paid, or the talent has corrected it meanwhile.
 */
export async function reopenClaim(actor: Actor, id: string): Promise<Claim> {
  const reviewer = mayReviewClaims(actor);
  const claim = await getClaim(actor, id);
  return transact(async (tx) => {
    await lockPayments(tx, claim);
    const row = await moveClaim(tx, reviewer, {
      claim,
      move: 'reopen',
      set: {
        firstApprovedBy: null,
        firstApprovedAt: null,
        approvedBy: null,
        approvedAt: null,
        withheld: null,
        withholding: null,
      },
    });
    await recordAudit(tx, actor, 'claim.reopen', row, {
      from: claim.status,
      to: row.status,
      detail: { eventId: row.eventId },
    });
    return row;
  });
}
