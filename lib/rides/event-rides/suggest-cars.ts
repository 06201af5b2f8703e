import * as z from 'zod/mini';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { getEvent } from '@/lib/events/queries';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { mayRunEventRides } from '../policy';
import { findRideBases } from '../queries';
import { shareCars } from '../shared/rules';
import { findStops } from './stops';

export const suggestCarsInput = z.object({
  eventId: z.uuid('errors.event.notFound'),
  talentIds: z.array(z.uuid('errors.notFound')).check(z.maxLength(300, 'validation.tooMany')),
});
export type SuggestCarsInput = z.input<typeof suggestCarsInput>;

/**
 * Cars for people confirmed at an event who live near each other; who has no known stop goes alone, at the end. Throws
 * UNAUTHENTICATED, FORBIDDEN, INVALID, NOT_FOUND alike for another agency's event, and CONFLICT without a venue.
 */
export async function suggestCars(actor: Actor, input: SuggestCarsInput): Promise<string[][]> {
  const { agencyId } = mayRunEventRides(actor);
  const { eventId, talentIds } = parseInput(suggestCarsInput, input);
  const event = await getEvent(actor, eventId);
  if (event.latitude === null || event.longitude === null) throw conflict('ride.noVenue');
  const venue = { lat: event.latitude, lng: event.longitude };
  const bases = await findRideBases(database(), { agencyId, eventId, talentIds });
  const ids = [...new Set(talentIds)].filter((id) => bases.has(id));
  const stops = await findStops(database(), eventId, ids);
  const located = ids.flatMap((id) => {
    const stop = stops.get(id);
    return stop ? [{ id, lat: stop.lat, lng: stop.lng }] : [];
  });
  const cars = shareCars(located, venue).map((car) => car.map(({ id }) => id));
  return [...cars, ...ids.filter((id) => !stops.has(id)).map((id) => [id])];
}
