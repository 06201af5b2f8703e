import type { Actor } from '@/lib/core/actor';
import { notify } from '@/lib/notifications/notify';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type AgencyDetail, getAgency } from '../queries';
import { type AgencyIdInput, agencyIdInput } from './inputs';
import { moveAgency } from './move-agency';
import { agencyApproved } from './notices';
import { mayReviewAgencies } from './policy';

/**
 * Lets a registered agency, or one in review, in (22 or 24 → 23), and tells its owner. Throws UNAUTHENTICATED,
 * FORBIDDEN, NOT_FOUND, and CONFLICT from any other state.
 */
export async function approveAgency(actor: Actor, input: AgencyIdInput): Promise<AgencyDetail> {
  mayReviewAgencies(actor);
  const { id } = parseInput(agencyIdInput, input);
  await transact(async (tx) => {
    await moveAgency(tx, actor, id, 'approve');
    await notify(tx, agencyApproved, { agencyId: id }, { agencyId: id });
  });
  return getAgency(actor, id);
}
