import type { ImportRowState, ImportState } from '@/db/values/imports';
/** What values of a column look like (`matching/looks.ts`). */
export type Look =
  | 'email'
  | 'phone'
  | 'day'
  | 'height'
  | 'measure'
  | 'gender'
  | 'document'
  | 'word'
  | 'size'
  | 'address'
  | 'picture'
  | 'amount';

/** Rows of one file. More are brought in by several. */
export const MOST_ROWS = 10_000;
export const MOST_COLUMNS = 60;
/** In a cell of the example row of our own template. */
export const EXAMPLE = 'EJEMPLO: esta fila no se importa';
/** Characters of a cell that are kept. */
export const LONGEST_CELL = 2_000;

/** What a column may be matched to. */
export type ImportField = {
  readonly name: string;
  /** Headings that mean it, the usual one first. */
  readonly aliases: readonly string[];
  readonly required: boolean;
  /** Words that make it the same of somebody or something else: the telephone 'de emergencia'. */
  readonly others?: readonly string[];
  /** How its values look. */
  readonly looks?: Look;
  /** One of a list: a word that is none of it is asked, and so is what rows have that say nothing. */
  readonly isChoice?: boolean;
  /** Required fields that it says too. */
  readonly covers?: readonly string[];
};

export type Mapping = Readonly<Record<string, number>>;

/** The cells of a row by the names of the fields that have a column. */
export const valuesOf = (cells: readonly string[], mapping: Mapping): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(mapping).map(([name, column]) => [name, cells[column] ?? '']));

/** Required fields that no column says; those of choices can be said for all rows at once. */
export function missingFields(
  fields: readonly Pick<ImportField, 'name' | 'required' | 'covers' | 'isChoice'>[],
  mapped: ReadonlySet<string>,
): string[] {
  const said = new Set(
    fields.flatMap(({ name, covers = [] }) => (mapped.has(name) ? [name, ...covers] : [])),
  );
  return fields
    .filter(({ name, required, isChoice }) => required && !isChoice && !said.has(name))
    .map(({ name }) => name);
}

export type RowCounts = Readonly<Record<ImportRowState, number>>;

/** Rows that did not come in, and are in the file of those. */
export const REFUSED_STATES = ['FAULTY', 'DUPLICATE', 'FAILED'] as const satisfies readonly ImportRowState[];

export const mayMap = (state: ImportState): boolean => state === 'READ' || state === 'CHECKED';

/** Days after which the rows of an import are dropped. */
export const KEPT_DAYS = 90;
