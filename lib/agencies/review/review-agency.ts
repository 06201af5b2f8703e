import type { Actor } from '@/lib/core/actor';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type AgencyDetail, getAgency } from '../queries';
import { type AgencyIdInput, agencyIdInput } from './inputs';
import { moveAgency } from './move-agency';
import { mayReviewAgencies } from './policy';

/**
 * Marks a registered or active agency as one to look at (22 or 23 → 24); its people go on working meanwhile. Throws
 * UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, and CONFLICT from any other state.
 */
export async function reviewAgency(actor: Actor, input: AgencyIdInput): Promise<AgencyDetail> {
  mayReviewAgencies(actor);
  const { id } = parseInput(agencyIdInput, input);
  await transact((tx) => moveAgency(tx, actor, id, 'review'));
  return getAgency(actor, id);
}
