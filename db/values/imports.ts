/** What can be brought in by a file. */
export const IMPORT_KINDS = ['TALENTS', 'CLIENTS', 'EVENTS'] as const;
export type ImportKindName = (typeof IMPORT_KINDS)[number];

/** How far an import is. */
export const IMPORT_STATES = ['READ', 'CHECKED', 'RUNNING', 'DONE', 'UNDOING', 'UNDONE'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/**
 * What became of a row: it waits, is faulty, is there already, was kept; could not be kept after all; was taken out
 * again, or stays because somebody has used it since. Rows of the sheets that were not chosen lie aside.
 */
export const IMPORT_ROW_STATES = [
  'WAITING',
  'FAULTY',
  'DUPLICATE',
  'KEPT',
  'FAILED',
  'UNDONE',
  'STAYS',
  'ASIDE',
] as const;
export type ImportRowState = (typeof IMPORT_ROW_STATES)[number];

/** What was found in a file: its sheets (a text is one without a name) and what was not read, so that nothing is lost unseen. */
export type ImportReading = {
  readonly sheets: readonly {
    readonly name: string;
    readonly headers: readonly string[];
    readonly rows: number;
    /** What became of its lines: all of them, and those that are no row. */
    readonly lines: {
      readonly total: number;
      readonly above: number;
      readonly empty: number;
      readonly inside: number;
      readonly examples: number;
    };
  }[];
  /** Sheets that hold something and were not read. */
  readonly passed: readonly string[];
  /** Lines with letters in another code than the rest, which may be read wrong. */
  readonly odd: readonly number[];
};
