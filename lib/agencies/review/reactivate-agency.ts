import { requireFresh } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { notify } from '@/lib/notifications/notify';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type AgencyDetail, getAgency } from '../queries';
import { type AgencyIdInput, agencyIdInput } from './inputs';
import { moveAgency } from './move-agency';
import { agencyReactivated } from './notices';
import { mayReviewAgencies } from './policy';

/**
 * Opens the door again to a suspended or inactive agency (26 or 21 → 23), and tells its owner. Throws
 * UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, and CONFLICT from any other state.
 */
export async function reactivateAgency(actor: Actor, input: AgencyIdInput): Promise<AgencyDetail> {
  mayReviewAgencies(actor);
  requireFresh(actor, 'suspension');
  const { id } = parseInput(agencyIdInput, input);
  await transact(async (tx) => {
    await moveAgency(tx, actor, id, 'reactivate');
    await notify(tx, agencyReactivated, { agencyId: id }, { agencyId: id });
  });
  return getAgency(actor, id);
}
