import type { Actor } from '@/lib/core/actor';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayReviewClaims } from '../policy';
import { type Claim, getClaim } from '../queries';
import { type ReturnClaimInput, returnClaimInput } from './inputs';
import { moveClaim } from './move-claim';
import { claimReturned } from './notices';
import { recipientOf } from './recipient';

/**
 * Returns a claim that was sent to its talent, which is told why and corrects it by the same link. An approval by a first
 * person falls. Throws INVALID, UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT when it is not in SENT.
 */
export async function returnClaim(actor: Actor, input: ReturnClaimInput): Promise<Claim> {
  const reviewer = mayReviewClaims(actor);
  const { id, reason } = parseInput(returnClaimInput, input);
  const claim = await getClaim(actor, id);
  return transact(async (tx) => {
    const row = await moveClaim(tx, reviewer, {
      claim,
      act: 'claim.return',
      set: { returnedReason: reason, firstApprovedBy: null, firstApprovedAt: null },
    });
    const { status, version } = row;
    await recordAudit(tx, actor, 'claim.return', row, {
      from: 'SENT',
      to: status,
      detail: { eventId: row.eventId, version, reason },
    });
    await notify(tx, claimReturned, recipientOf(row), { claimId: id, version });
    return row;
  });
}
