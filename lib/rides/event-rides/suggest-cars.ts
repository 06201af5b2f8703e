import * as z from 'zod/mini';
import { isApproximate } from '@/lib/catalogues/municipalities';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { getEvent } from '@/lib/events/queries';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { mayRunEventRides } from '../policy';
import { findRideBases } from '../queries';
import { shareCars } from '../shared/rules';
import { pointOfVenue } from '../venue-point';
import { findStops } from './stops';

export const suggestCarsInput = z.object({
  eventId: z.uuid('errors.event.notFound'),
  talentIds: z.array(z.uuid('errors.notFound')).check(z.maxLength(300, 'validation.tooMany')),
});
export type SuggestCarsInput = z.input<typeof suggestCarsInput>;

/**
 * Cars for people confirmed at an event who live near each other; who has no known stop, or only about one, goes alone,
 * at the end. Throws
 * UNAUTHENTICATED, FORBIDDEN, INVALID, NOT_FOUND alike for another agency's event, and CONFLICT without a venue.
 */
export async function suggestCars(actor: Actor, input: SuggestCarsInput): Promise<string[][]> {
  const { agencyId } = mayRunEventRides(actor);
  const { eventId, talentIds } = parseInput(suggestCarsInput, input);
  const event = await getEvent(actor, eventId);
  const venue = pointOfVenue(
    { name: event.placeName, address: event.placeAddress, lat: event.latitude, lng: event.longitude },
    event.cityId,
  );
  if (!venue) throw conflict('ride.noVenue');
  const bases = await findRideBases(database(), { agencyId, eventId, talentIds });
  const ids = [...new Set(talentIds)].filter((id) => bases.has(id));
  const stops = await findStops(database(), event, ids);
  const located = ids.flatMap((id) => {
    const stop = stops.get(id);
    return stop && !isApproximate(stop) ? [{ id, lat: stop.lat, lng: stop.lng }] : [];
  });
  const cars = shareCars(located, venue).map((car) => car.map(({ id }) => id));
  const shared = new Set(located.map(({ id }) => id));
  return [...cars, ...ids.filter((id) => !shared.has(id)).map((id) => [id])];
}
