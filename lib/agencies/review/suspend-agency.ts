import { requireFresh } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { endSessions } from '@/lib/identity/sessions/end-sessions';
import { notify } from '@/lib/notifications/notify';
import { parseInput } from '@/lib/platform/parse-input';
import { react } from '@/lib/platform/reactions/react';
import { transact } from '@/lib/platform/transaction';
import { type AgencyDetail, getAgency } from '../queries';
import { type SuspendAgencyInput, suspendAgencyInput } from './inputs';
import { moveAgency } from './move-agency';
import { agencySuspended } from './notices';
import { mayReviewAgencies } from './policy';

/**
 * Suspends an agency with a reason (22, 23 or 24 → 26), and tells its owner why. At the next request its sessions, its
 * links and its showcases are over, and what it had booked ahead ends (`agency.suspended`). Reactivating brings none of
 * that back by itself. Throws UNAUTHENTICATED, FORBIDDEN, INVALID, NOT_FOUND, and CONFLICT from any other state.
 */
export async function suspendAgency(actor: Actor, input: SuspendAgencyInput): Promise<AgencyDetail> {
  mayReviewAgencies(actor);
  requireFresh(actor, 'suspension');
  const { id, reason } = parseInput(suspendAgencyInput, input);
  await transact(async (tx) => {
    await moveAgency(tx, actor, id, 'suspend', reason);
    await endSessions(tx, { agencyId: id }, 'SUSPENDED');
    await notify(tx, agencySuspended, { agencyId: id }, { agencyId: id });
    await react(tx, actor, 'agency.suspended', { agencyId: id });
  });
  return getAgency(actor, id);
}
