import { eq } from 'drizzle-orm';
import { rides } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import type { JobHandler } from '@/lib/platform/jobs/define-job';
import { transact } from '@/lib/platform/transaction';
import { RideProviderError } from '../providers/provider';
import { providerOf } from '../providers/provider-of';
import { findRide, type Ride } from '../queries';
import { applyJourney } from './apply-journey';

/**
 * Tells the provider that a ride was given up. A refusal is kept with what the provider says of the ride; any other
 * failure is thrown, as a `RideProviderError`: it may have been done.
 */
export async function cancelAtProvider(actor: Actor, ride: Ride): Promise<Ride> {
  const provider = providerOf(ride.platform);
  if (!provider || !ride.journeyId || ride.endedAt) return ride;
  const { journeyId } = ride;
  const askedAt = currentTime();
  try {
    await provider.cancel(journeyId, ride.requesterId);
  } catch (error) {
    if (!(error instanceof RideProviderError) || error.fault !== 'CONFLICT') throw error;
    const told = await provider.read(journeyId, ride.requesterId);
    return transact(async (tx) => {
      const row = await applyJourney(tx, actor, ride, told, currentTime());
      if (row.endedAt) return row;
      const [refused] = await tx
        .update(rides)
        .set({ cancelAskedAt: null, cancelRefused: error.message, updatedAt: currentTime() })
        .where(eq(rides.id, ride.id))
        .returning();
      return refused ?? row;
    });
  }
  return transact((tx) => applyJourney(tx, actor, ride, { journeyId, state: 'RIDER_CANCEL' }, askedAt));
}

/** Goes on where a person's own press did not get through, and for what others give up. */
export const handle: JobHandler<{ rideId: string }> = async ({ rideId }, { actor }) => {
  const ride = await findRide(database(), rideId);
  if (!ride?.cancelAskedAt || ride.endedAt) return;
  if (!ride.journeyId) throw new Error('nobody knows of the ride yet');
  await cancelAtProvider(actor, ride);
};
