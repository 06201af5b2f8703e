import type { Cast } from '../../testing/cast';

export type StoredEntity = {
  /** The fields of section 3 of part 1, to the letter; after a colon what is asked of an object. */
  readonly fields: string;
  /** The operation around them, with `*` in their place. */
  readonly query: string;
  readonly id?: (own: Cast) => string;
  readonly who?: 'owner' | 'administrator' | 'talent';
  /** Reads the same by the names of the wire from the tables alone; `$1` is the id. Objects are ordered by their id. */
  readonly stored: string;
};

/** An instant as the wire writes it. */
export const iso = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
