import type { RatingFields } from '@/lib/event-day/ratings/inputs';

/** Somebody's place at an event, with what the agency thinks of its work. */
export type RatedPlace = {
  readonly convocatedId: string;
  readonly name: string;
  readonly rating: (RatingFields & { readonly revision: number }) | null;
  /** What was thought before, the latest first. */
  readonly history: readonly {
    readonly when: string;
    readonly author: string;
    readonly stars: string;
    readonly note: string | null;
  }[];
};
