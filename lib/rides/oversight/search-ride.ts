import * as z from 'zod/mini';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { applyJourney } from '../ordering/apply-journey';
import { orderOf } from '../ordering/order-of';
import { placeOrder } from '../ordering/place-ride';
import { cancelUnwanted } from '../ordering/reconcile';
import { mayOverseeRides } from '../policy';
import { type RideProvider, RideProviderError } from '../providers/provider';
import { providerOf } from '../providers/provider-of';
import { findRide, type Ride } from '../queries';
import { isSearchable, type SearchOutcome } from './rules';

const input = z.object({ id: z.uuid('errors.notFound') });

/**
 * Looks for a ride at its provider now, as the reconciliation does by itself: one in course is asked after, one that was
 * sent without an answer is looked for, and one that turns up though nobody waits for it is cancelled. Nothing is
 * ordered that was sent before. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, and CONFLICT for a ride of which the
 * provider has told all.
 */
export async function searchRide(
  actor: Actor,
  given: { readonly id: string },
): Promise<{ readonly outcome: SearchOutcome; readonly ride: Ride }> {
  mayOverseeRides(actor);
  const { id } = parseInput(input, given);
  const ride = await findRide(database(), id);
  if (!ride) throw notFound('errors.notFound');
  const provider = providerOf(ride.platform);
  if (!provider) throw conflict('rideOffice.notConfigured');
  if (!isSearchable(ride)) throw conflict('rideOffice.nothingToSearch');
  const outcome = await lookNow(actor, ride, provider);
  await transact((tx) =>
    recordAudit(tx, actor, 'ride.search', ride, { detail: { eventId: ride.eventId, outcome } }),
  );
  return { outcome, ride: (await findRide(database(), id)) ?? ride };
}

async function lookNow(actor: Actor, ride: Ride, provider: RideProvider): Promise<SearchOutcome> {
  try {
    if (ride.endedAt) return await lookForEnded(actor, ride, provider);
    if (ride.journeyId) return await askAfter(actor, ride, ride.journeyId, provider);
  } catch (error) {
    if (error instanceof RideProviderError) return 'NO_ANSWER';
    throw error;
  }
  const row = await placeOrder(actor, ride.id);
  if (row?.journeyId) return 'FOUND';
  return row?.endedAt ? 'ENDED' : 'UNKNOWN';
}

async function askAfter(
  actor: Actor,
  ride: Ride,
  journeyId: string,
  provider: RideProvider,
): Promise<SearchOutcome> {
  const askedAt = currentTime();
  const told = await provider.read(journeyId, ride.requesterId);
  await transact((tx) => applyJourney(tx, actor, ride, told, askedAt));
  return 'TOLD';
}

async function lookForEnded(actor: Actor, ride: Ride, provider: RideProvider): Promise<SearchOutcome> {
  const found = await provider.find(await orderOf(ride));
  if (typeof found !== 'object') return found === 'ABSENT' ? 'ABSENT' : 'UNKNOWN';
  await cancelUnwanted(actor, ride, found);
  return 'CANCELLED';
}
