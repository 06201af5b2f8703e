import type { Point } from '@/lib/core/geography';
import type { Stop } from './providers/provider';

type GivenStop = {
  readonly address: string;
  readonly coordinates: Point;
  readonly city?: string | undefined;
  readonly country?: string | undefined;
};

/** A stop as providers take it: in the event's city unless it says another. */
export const stopIn = (
  { address, coordinates, city, country }: GivenStop,
  events: { readonly name: string; readonly country: string },
): Stop => ({ ...coordinates, address, city: city ?? events.name, country: country ?? events.country });
