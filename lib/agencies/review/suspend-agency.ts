import type { Actor } from '@/lib/core/actor';
import { endSessions } from '@/lib/identity/sessions/end-sessions';
import { queueEmail } from '@/lib/notifications/queue-email';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type AgencyDetail, getAgency } from '../queries';
import { type SuspendAgencyInput, suspendAgencyInput } from './inputs';
import { agencySuspended } from './jobs';
import { moveAgency } from './move-agency';
import { mayReviewAgencies } from './policy';

/**
 * Suspends an agency with a reason (22, 23 or 24 → 26): nobody signs in for it and who is in is out at the next
 * request. Its owner is told why. Throws UNAUTHENTICATED, FORBIDDEN, INVALID, NOT_FOUND, and CONFLICT
 * from any other state.
 */
export async function suspendAgency(actor: Actor, input: SuspendAgencyInput): Promise<AgencyDetail> {
  mayReviewAgencies(actor);
  const { id, reason } = parseInput(suspendAgencyInput, input);
  await transact(async (tx) => {
    await moveAgency(tx, actor, id, 'suspend', reason);
    await endSessions(tx, { agencyId: id }, 'SUSPENDED');
    await queueEmail(tx, agencySuspended, { agencyId: id }, { agencyId: id });
  });
  return getAgency(actor, id);
}
