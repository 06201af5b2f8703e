import type { Actor } from '@/lib/core/actor';
import { AGENCY } from '@/lib/core/states';
import { parseInput } from '@/lib/platform/parse-input';
import type { AgencyDetail } from '../queries';
import { approveAgency } from './approve-agency';
import { type AgencyStateInput, agencyStateInput } from './inputs';
import { mayReviewAgencies } from './policy';
import { reviewAgency } from './review-agency';
import { suspendAgency } from './suspend-agency';

/**
 * Sets a state as the specification's `updateAgency` means it: 23 approves, 24 puts in review, 26 suspends for what the
 * observation says. An agency is not reactivated by it: who approves one that was suspended meanwhile must notice.
 * Throws what the one meant throws, and INVALID for other states or with other fields.
 */
export async function setAgencyState(actor: Actor, input: AgencyStateInput): Promise<AgencyDetail> {
  mayReviewAgencies(actor);
  const { id, state, observation = '' } = parseInput(agencyStateInput, input);
  if (state === AGENCY.ACTIVE) return approveAgency(actor, { id });
  return state === AGENCY.IN_REVIEW
    ? reviewAgency(actor, { id })
    : suspendAgency(actor, { id, reason: observation });
}
