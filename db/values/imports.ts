/** What can be brought in by a file. */
export const IMPORT_KINDS = ['TALENTS', 'CLIENTS'] as const;
export type ImportKindName = (typeof IMPORT_KINDS)[number];

/** How far an import is. */
export const IMPORT_STATES = ['READ', 'CHECKED', 'RUNNING', 'DONE', 'UNDOING', 'UNDONE'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/**
 * What became of a row: it waits, is faulty, is there already, was kept; could not be kept after all; was taken out
 * again, or stays because somebody has used it since.
 */
export const IMPORT_ROW_STATES = [
  'WAITING',
  'FAULTY',
  'DUPLICATE',
  'KEPT',
  'FAILED',
  'UNDONE',
  'STAYS',
] as const;
export type ImportRowState = (typeof IMPORT_ROW_STATES)[number];
