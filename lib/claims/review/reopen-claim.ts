import { sql } from 'drizzle-orm';
import { claims } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { recordAudit } from '@/lib/platform/audit';
import { transact } from '@/lib/platform/transaction';
import { mayApproveClaims } from '../policy';
import { type Claim, getClaim } from '../queries';
import { withdrawSupport } from '../support-documents/support-claim';
import { lockPayments } from '../withholding/withhold';
import { moveClaim } from './move-claim';

/**
 * Takes the approval or the return of a claim back: it waits for review again, and a support document that the approval
 * made is taken back. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, and CONFLICT when it is paid in whole or in part, lies in
 * a batch of payments, or the talent has corrected it meanwhile.
 */
export async function reopenClaim(actor: Actor, id: string): Promise<Claim> {
  const reviewer = mayApproveClaims(actor);
  const claim = await getClaim(actor, id);
  return transact(async (tx) => {
    await lockPayments(tx, claim);
    const row = await moveClaim(tx, reviewer, {
      claim,
      act: 'claim.reopen',
      set: {
        firstApprovedBy: null,
        firstApprovedAt: null,
        approvedBy: null,
        approvedAt: null,
        withheld: null,
        withholding: null,
        otherTaxes: 0,
        accountProblem: null,
      },
      when: sql`${claims.paid} = 0 and ${claims.payoutBatchId} is null`,
      refusal: ({ paid }) => (paid > 0 ? 'errors.claim.partlyPaid' : 'errors.claim.inBatch'),
    });
    await withdrawSupport(tx, actor, claim);
    await recordAudit(tx, actor, 'claim.reopen', row, {
      from: claim.status,
      to: row.status,
      detail: { eventId: row.eventId },
    });
    return row;
  });
}
