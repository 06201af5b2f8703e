import { approximatePoint } from '@/lib/catalogues/municipalities';
import type { Point } from '@/lib/core/geography';
import type { RideBasis } from './queries';

type Venue = {
  readonly name: string | null;
  readonly address: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
};

/** Where a venue of a city is: its point, else about where its address lies. Null without a venue, and abroad without a point. */
export function pointOfVenue({ name, address, lat, lng }: Venue, cityId: number): Point | null {
  if (lat !== null && lng !== null) return { lat, lng };
  return name || address ? approximatePoint(address ?? '', cityId) : null;
}

/** Where an event is. */
export const venuePoint = ({ venue, city }: Pick<RideBasis, 'venue' | 'city'>): Point | null =>
  venue && pointOfVenue(venue, city.id);
