/** A point on the earth, in degrees. */
export type Point = { readonly lat: number; readonly lng: number };

export type Box = {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
};

/** A point with the words for it; city and country (two letters, ISO 3166) where the map knows them. */
export type KnownAddress = Point & {
  readonly address: string;
  readonly city: string | null;
  readonly country: string | null;
};

/** Half the side of the box in which addresses are looked for, in degrees (specification part 2, section 9). */
const HALF_BOX = 0.1;

/** To the tenth of a metre: '-74.15', not '-74.14999999999999'. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** The box of the specification around a point, cut off at the poles and at the date line. */
export const boxAround = ({ lat, lng }: Point): Box => ({
  south: rounded(Math.max(-90, lat - HALF_BOX)),
  west: rounded(Math.max(-180, lng - HALF_BOX)),
  north: rounded(Math.min(90, lat + HALF_BOX)),
  east: rounded(Math.min(180, lng + HALF_BOX)),
});
