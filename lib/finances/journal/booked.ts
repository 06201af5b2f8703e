import type { JournalLine } from './rules';

/** Days of a month, `YYYY-MM-DD`: its first, and the first of the next one. */
export type Span = { readonly agencyId: string; readonly from: string; readonly to: string };

/** An entry: on which day, by which paper, with whom, and its lines. */
export type Booked = {
  /** Of the row that it comes from, once among all entries. */
  readonly key: string;
  readonly day: string;
  readonly document: string;
  readonly party: string | null;
  readonly identification: string | null;
  readonly detail: string;
  readonly lines: readonly JournalLine[];
};
