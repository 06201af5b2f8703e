import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { rides } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { isUuid } from '@/lib/core/ids';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { database } from '@/lib/platform/database';
import { askSeveral } from '../event-rides/ask-several';
import { followRide } from '../ordering/follow-ride';
import { mayWatchRides } from '../policy';
import { type RideView, viewOf } from '../ride-view';

/** Of a ride that a person shares, what keeps it safe; neither its stops nor its telephone. */
export type SharedRide = Pick<
  RideView,
  'id' | 'state' | 'provider' | 'driver' | 'vehicle' | 'car' | 'minutes'
> & {
  readonly talentId: string;
  /** Who travels, as it was ordered. */
  readonly name: string;
  readonly sharedSince: Date;
};

/** Whoever of an agency watches, a provider is asked no oftener for it. */
const REST_MS = 10_000;
/** Of so many a provider is asked at one look; the others stand as they were known last. */
const MOST_ASKED = 100;

/**
 * The rides in course at an event whose people share them with the agency, who shared first before the others; the
 * provider is asked where they are. Empty for an event of another agency. Throws UNAUTHENTICATED and FORBIDDEN.
 */
export async function listSharedRides(actor: Actor, eventId: string): Promise<SharedRide[]> {
  const { agencyId } = mayWatchRides(actor);
  if (!isUuid(eventId)) return [];
  const shared = await database()
    .select()
    .from(rides)
    .where(
      and(
        eq(rides.agencyId, agencyId),
        eq(rides.eventId, eventId),
        isNull(rides.endedAt),
        isNotNull(rides.sharedSince),
      ),
    )
    .orderBy(asc(rides.sharedSince))
    .limit(LONGEST_PAGE);
  const now = await askSeveral([...shared.entries()], async ([index, ride]) =>
    index < MOST_ASKED ? followRide(actor, ride, REST_MS) : ride,
  );
  return now.flatMap((ride) => {
    if (!ride || ride.endedAt || !ride.sharedSince) return [];
    const { id, state, provider, driver, vehicle, car, minutes } = viewOf(ride);
    const { talentId, name, sharedSince } = ride;
    return [{ id, state, provider, driver, vehicle, car, minutes, talentId, name, sharedSince }];
  });
}
