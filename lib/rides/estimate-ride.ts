import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { findReadyCoverage } from './coverage/ready';
import { type EstimateRideInput, estimateRideInput } from './inputs';
import { askEstimate } from './ordering/ask-estimate';
import { mayOpenRidePage } from './policy';
import type { Estimate } from './providers/provider';
import { findRideBasis } from './queries';
import { problemOfBasis } from './ride-problem';
import { stopIn } from './stop-in';

/**
 * What a ride between two stops would cost and take, before it is ordered. Throws FORBIDDEN, INVALID, CONFLICT with the
 * reason why none can be ordered, and UNAVAILABLE when the provider does not answer.
 */
export async function estimateRide(actor: Actor, input: EstimateRideInput): Promise<Estimate> {
  const { subject, agencyId } = mayOpenRidePage(actor);
  const { origin, destiny } = parseInput(estimateRideInput, input);
  const basis = await findRideBasis(database(), subject.convocatoryId, subject.talentId);
  const problem = problemOfBasis(basis, currentTime());
  if (problem || !basis) throw new AppError('CONFLICT', problem?.messageKey ?? 'ride.notForTalent');
  const found = await findReadyCoverage(database(), basis.city.id, agencyId);
  if (!found) throw new AppError('CONFLICT', 'ride.notInCity');
  return askEstimate(found.coverage, {
    origin: stopIn(origin, basis.city),
    destination: stopIn(destiny, basis.city),
  });
}
