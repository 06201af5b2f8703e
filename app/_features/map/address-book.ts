import type { KnownAddress, Point } from '@/lib/core/geography';

/** An address that what was typed may mean. */
export type Suggestion = {
  readonly id: string;
  readonly label: string;
  /** Finds its point; null where that is not known. */
  readonly choose: () => Promise<KnownAddress | null>;
};

/**
 * What knows addresses and roads for a map and its fields: Google in the browser, or this server. `suggest` rejects when
 * nobody answers; the others give null instead.
 */
export type AddressBook = {
  /** Whether it knows addresses at all. */
  readonly suggests: boolean;
  /** Addresses in the box of the specification around where the person is, or else around the event. */
  readonly suggest: (text: string, near: Point | null) => Promise<readonly Suggestion[]>;
  readonly nameOf: (point: Point) => Promise<KnownAddress | null>;
  readonly route: (from: Point, to: Point) => Promise<readonly Point[] | null>;
  /** Where the event's city lies. */
  readonly city: () => Promise<Point | null>;
};
