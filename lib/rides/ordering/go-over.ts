import { and, eq, isNull } from 'drizzle-orm';
import { events, ridePassengers, rides } from '@/db/schema';
import type { RidePlatform } from '@/db/values/rides';
import type { Actor } from '@/lib/core/actor';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { transact } from '@/lib/platform/transaction';
import { findCoverage } from '../coverage/queries';
import type { RideProvider } from '../providers/provider';
import type { Ride } from '../queries';

/** Longer than all that is asked of a provider for one ride. */
export const BUSY_MS = 60_000;

/**
 * Hands a ride of which nothing was sent to the next platform of its city, with what that one costs. Null where there is
 * no other, and for a ride that was given up meanwhile.
 */
export async function goOver(
  actor: Actor,
  ride: Ride,
  tried: readonly RidePlatform[],
): Promise<{ ride: Ride; provider: RideProvider } | null> {
  const [event] = await database()
    .select({ cityId: events.cityId })
    .from(events)
    .where(eq(events.id, ride.eventId));
  const next = event && (await findCoverage(database(), event.cityId, ride.agencyId, tried));
  if (!next) return null;
  // Who is not fetched on the way would be left behind.
  if (!next.provider.takesVia && (await isShared(ride.id))) return null;
  const { provider, requesterId, fee, platformGain } = next;
  return transact(async (tx) => {
    const now = currentTime();
    const [row] = await tx
      .update(rides)
      .set({
        ...{ platform: provider.platform, requesterId, fee, platformGain },
        ...{ busyUntil: new Date(now.getTime() + BUSY_MS), updatedAt: now },
      })
      .where(
        and(
          eq(rides.id, ride.id),
          eq(rides.platform, ride.platform),
          eq(rides.state, 'ORDERING'),
          isNull(rides.attemptedAt),
          isNull(rides.cancelAskedAt),
        ),
      )
      .returning();
    if (!row) return null;
    await recordAudit(tx, actor, 'ride.go-over', row, {
      from: ride.platform,
      to: row.platform,
      detail: { eventId: row.eventId, talentId: row.talentId },
    });
    return { ride: row, provider };
  });
}

const isShared = async (rideId: string): Promise<boolean> =>
  (await database().$count(ridePassengers, eq(ridePassengers.rideId, rideId))) > 0;
