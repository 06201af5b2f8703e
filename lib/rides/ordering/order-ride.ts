import { isApproximate } from '@/lib/catalogues/municipalities';
import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { keepPhones } from '@/lib/platform/phones/read-phones';
import { findCoverage } from '../coverage/queries';
import { type OrderRideInput, orderRideInput } from '../inputs';
import { findRideRules } from '../limits/queries';
import { mayOpenRidePage } from '../policy';
import { findRideBasis, type Ride } from '../queries';
import { problemOfBasis } from '../ride-problem';
import { stopIn } from '../stop-in';
import { venuePoint } from '../venue-point';
import { directionOf } from '../wishes/rules';
import { askEstimate } from './ask-estimate';
import { findWished, keepIntention } from './keep-intention';
import { placeOrder } from './place-ride';

/** The queue sends it after so long, should this process die before it has. */
const RESCUE_MS = 20_000;

/**
 * Orders a ride for the talent whose page it is. The intention is kept first, so that of many at once one is ordered;
 * the others get that one. Throws FORBIDDEN, INVALID and CONFLICT with the specification's reason or the agency's limit, and
 * UNAVAILABLE when a limit of money needs a price that nobody tells; what the provider fails with stands in the row.
 */
export async function orderRide(actor: Actor, input: OrderRideInput): Promise<Ride> {
  const { subject, agencyId } = mayOpenRidePage(actor);
  const data = parseInput(orderRideInput, input);
  const { phones, dialingCode } = keepPhones(
    { phoneClient: data.phoneClient },
    { dialingCode: data.dialingCode, follows: true },
  );
  const basis = await findRideBasis(database(), subject.convocatoryId, subject.talentId);
  const problem = problemOfBasis(basis, currentTime());
  if (problem || !basis || basis.agency.id !== agencyId) {
    throw new AppError('CONFLICT', problem?.messageKey ?? 'ride.notForTalent');
  }
  const coverage = await findCoverage(database(), basis.city.id, agencyId);
  if (!coverage) throw new AppError('CONFLICT', 'ride.notInCity');
  const origin = stopIn(data.origin, basis.city);
  const destination = stopIn(data.destiny, basis.city);
  const isNear = isApproximate(data.origin.coordinates) || isApproximate(data.destiny.coordinates);
  if (isNear && !data.messajeToDriver) {
    throw new AppError('INVALID', 'errors.invalid', { messajeToDriver: 'ride.approximateNote' });
  }
  const wish = { direction: directionOf(venuePoint(basis), origin, destination), scheduledFor: null };
  const open = await findWished(database(), basis.event.id, [basis.talent.id], wish);
  if (open) return open;
  const rules = await findRideRules(database(), basis.event.id);
  const fare = rules.budget !== null ? (await askEstimate(coverage, { origin, destination })).fare : null;
  const kept = await keepIntention(actor, {
    ...wish,
    basis,
    coverage,
    rider: { name: data.name, phone: phones.phoneClient ?? '', dialingCode },
    origin,
    destination,
    placeName: null,
    reason: data.reasonJourney,
    message: data.messajeToDriver || null,
    orderedBy: null,
    passengers: [],
    fare,
    sendAfterMs: RESCUE_MS,
  });
  if (!kept.isNew) return kept.ride;
  return (await placeOrder(actor, kept.ride.id)) ?? kept.ride;
}
