import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { isExclusionViolation } from '@/lib/platform/database-errors';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type DecideConvocatedInput, decideConvocatedInput } from '../inputs';
import { mayManageConvocatories } from '../policy';
import type { Convocated } from '../queries';
import { applyDecision } from './apply-decision';
import { lockPlace } from './lock-place';

/**
 * The agency's decision: confirm (1813), reserve (1815), discard (1812) or back to called (1811).
 * Confirming books the talent for the convocatory's dates — the database refuses a second booking
 * that overlaps, whichever agency made it — and mails the link to the contract. Whoever has signed
 * can no longer be discarded, who has not said yes itself is not confirmed, nobody suspended is taken back, and no more than asked for are, unless
 * `beyondNeed` says that this is meant. The event is confirmed or calls again as its cover becomes complete or
 * loses somebody. Throws CONFLICT (also when the event is closed), NOT_FOUND, FORBIDDEN, INVALID.
 */
export async function decideConvocated(actor: Actor, input: DecideConvocatedInput): Promise<Convocated> {
  const agency = mayManageConvocatories(actor);
  const { id, stateId, beyondNeed } = parseInput(decideConvocatedInput, input);
  return transact(async (tx) => {
    const { event, place } = await lockPlace(tx, agency, id);
    if (place.stateId === stateId) return place;
    return applyDecision(tx, actor, event, place, { stateId, beyondNeed, happened: 'convocated.decide' });
  }).catch((error: unknown) => {
    throw isExclusionViolation(error) ? conflict('errors.convocated.booked') : error;
  });
}
