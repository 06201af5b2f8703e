import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { claims } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import type { Claim } from '../queries';
import { moveClaim } from '../review/move-claim';
import { claimReturned } from '../review/notices';
import { recipientOf } from '../review/recipient';
import { lockPayments } from '../withholding/withhold';
import { type SendBackInput, sendBackInput } from './inputs';
import { claimSentBack } from './notices';
import { mayPayForPlatform } from './policy';

/** A claim of whatever agency that the platform pays. Throws NOT_FOUND for others. */
async function findPlatforms(tx: Tx, id: string): Promise<Claim> {
  const [claim] = await tx
    .select()
    .from(claims)
    .where(and(eq(claims.id, id), eq(claims.thirdParty, true)));
  if (!claim) throw notFound('errors.claim.notFound');
  return claim;
}

/**
 * Gives a claim that its agency approved back with a reason, before it is paid: to the agency, which reviews it again, or
 * to the talent, which corrects it. What was to be withheld falls; the agency is told either way. Throws INVALID,
 * UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, and CONFLICT when it is not approved (any more), is paid in part, or lies in a batch.
 */
export async function sendBackClaim(actor: Actor, input: SendBackInput): Promise<Claim> {
  mayPayForPlatform(actor);
  const { id, to, reason } = parseInput(sendBackInput, input);
  return transact(async (tx) => {
    const claim = await findPlatforms(tx, id);
    await lockPayments(tx, claim);
    const row = await moveClaim(tx, claim, {
      claim,
      act: 'claim.send-back',
      set: {
        ...{ firstApprovedBy: null, firstApprovedAt: null, approvedBy: null, approvedAt: null },
        ...{ withheld: null, withholding: null, otherTaxes: 0, accountProblem: null },
        ...(to === 'TALENT' ? { status: 'RETURNED', returnedReason: reason } : {}),
      },
      when: sql`${claims.thirdParty} and ${claims.paid} = 0 and ${claims.payoutBatchId} is null`,
      refusal: ({ paid }) => (paid > 0 ? 'errors.claim.partlyPaid' : 'errors.claim.inBatch'),
    });
    const { status, version, agencyId, eventId } = row;
    await recordAudit(tx, actor, 'claim.send-back', row, {
      from: claim.status,
      to: status,
      detail: { eventId, version, reason },
    });
    if (to === 'TALENT') await notify(tx, claimReturned, recipientOf(row), { claimId: id, version });
    await notify(tx, claimSentBack, { agencyId, eventId }, { claimId: id, to });
    return row;
  });
}
