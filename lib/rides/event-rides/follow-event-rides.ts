import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { rides } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { getEvent } from '@/lib/events/queries';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { cancelOpenRide } from '../ordering/cancel-ride';
import { followRide } from '../ordering/follow-ride';
import { mayRunEventRides, maySeeEventRides } from '../policy';
import { findRide, type Ride } from '../queries';
import { askSeveral } from './ask-several';
import { type EventRideInput, eventRideInput } from './inputs';

/** As many as one look at a screen asks after; the others have their turn at the next. */
const MOST = 20;
const REST_MS = 10_000;
const AHEAD_MS = 30 * 60_000;

/**
 * Asks the providers how the rides of an event go that are in course, those that were not asked after for longest first.
 * Answers how many there are. Throws UNAUTHENTICATED, FORBIDDEN, and NOT_FOUND alike for another agency's event.
 */
export async function followEventRides(actor: Actor, eventId: string): Promise<number> {
  const { agencyId } = maySeeEventRides(actor);
  if (!isUuid(eventId)) throw notFound('errors.event.notFound');
  await getEvent(actor, eventId);
  const open = await database()
    .select()
    .from(rides)
    .where(
      and(
        eq(rides.agencyId, agencyId),
        eq(rides.eventId, eventId),
        isNull(rides.endedAt),
        or(isNull(rides.scheduledFor), lte(rides.scheduledFor, new Date(currentTime().getTime() + AHEAD_MS))),
        or(isNotNull(rides.journeyId), eq(rides.state, 'ORDERING')),
      ),
    )
    .orderBy(sql`${rides.lookedAt} nulls first`, asc(rides.id))
    .limit(MOST);
  await askSeveral(open, (ride) => followRide(actor, ride, REST_MS));
  return open.length;
}

/**
 * Cancels a ride of the agency's event. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND alike for another agency's, and
 * CONFLICT when it is too late or the provider refuses.
 */
export async function cancelEventRide(actor: Actor, input: EventRideInput): Promise<Ride> {
  const { agencyId } = mayRunEventRides(actor);
  const { id } = parseInput(eventRideInput, input);
  const ride = await findRide(database(), id);
  if (!ride || ride.agencyId !== agencyId) throw notFound();
  return cancelOpenRide(actor, ride);
}
