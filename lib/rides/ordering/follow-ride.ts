import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { rides } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { log } from '@/lib/platform/log';
import { transact } from '@/lib/platform/transaction';
import { RideProviderError } from '../providers/provider';
import { providerOf } from '../providers/provider-of';
import type { Ride } from '../queries';
import { applyJourney } from './apply-journey';

/** Whoever watches, the provider is asked no oftener. */
const REST_MS = 4_000;

/**
 * Asks the provider how a ride in course goes, unless somebody just did. A provider that fails changes nothing.
 * Returns the row as it is then.
 */
export async function followRide(actor: Actor, ride: Ride, restMs = REST_MS): Promise<Ride> {
  const provider = providerOf(ride.platform);
  if (ride.endedAt || !ride.journeyId || !provider) return ride;
  const askedAt = currentTime();
  const [taken] = await database()
    .update(rides)
    .set({ lookedAt: askedAt })
    .where(
      and(
        eq(rides.id, ride.id),
        isNull(rides.endedAt),
        isNotNull(rides.journeyId),
        or(isNull(rides.lookedAt), lt(rides.lookedAt, new Date(askedAt.getTime() - restMs))),
      ),
    )
    .returning();
  if (!taken?.journeyId) return ride;
  try {
    const told = await provider.read(taken.journeyId, taken.requesterId);
    return await transact((tx) => applyJourney(tx, actor, taken, told, askedAt));
  } catch (error) {
    if (!(error instanceof RideProviderError)) throw error;
    log.warn({ platform: ride.platform, fault: error.fault }, 'a ride could not be followed');
    return taken;
  }
}
