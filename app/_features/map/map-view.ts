import type { Point } from '@/lib/core/geography';

/** What a map shows, whoever draws it. */
export type MapView = {
  readonly origin: Point | null;
  readonly destiny: Point | null;
  /** Where the car is, while it comes and drives. */
  readonly car: Point | null;
  readonly route: readonly Point[];
  /** What it shows first. */
  readonly centre: Point | null;
  /** A press on the map; left out where it is only looked at. */
  readonly onPress?: ((point: Point) => void) | undefined;
  /** There will be no map: refused, unreachable, or a browser that cannot draw it. */
  readonly onFail: () => void;
};

/** As the specification begins (part 2, section 9). */
export const FIRST_ZOOM = 12;

/** Where nothing is known of the place: Colombia as a whole. */
export const WHOLE_COUNTRY = { centre: { lat: 4.6, lng: -74.1 }, zoom: 5 } as const;

/** Closer than this a map is not brought by itself. */
export const CLOSEST_ZOOM = 16;

/** What is to be in view. */
export const pointsOf = ({ origin, destiny, car }: MapView): Point[] =>
  [origin, destiny, car].filter((point) => point !== null);
