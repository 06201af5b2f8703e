import type { Box, KnownAddress, Point } from '@/lib/core/geography';

export type AddressSearch = {
  readonly text: string;
  /** What lies outside is not told; null for everywhere in the country. */
  readonly box: Box | null;
  /** Two letters, ISO 3166; null for everywhere. */
  readonly country: string | null;
};

/** What knows addresses. All throw UNAVAILABLE when the service does not answer, or not as its protocol says. */
export type Geocoder = {
  /** Five at the most, the best first. */
  readonly search: (asked: AddressSearch) => Promise<KnownAddress[]>;
  /** The address of a point; null where there is none. */
  readonly nameOf: (point: Point) => Promise<KnownAddress | null>;
};

export const MOST_ADDRESSES = 5;
