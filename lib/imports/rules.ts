import type { ImportRowState, ImportState } from '@/db/values/imports';
import { foldText } from '@/lib/core/text';

/** Rows of one file. More are brought in by several. */
export const MOST_ROWS = 10_000;
export const MOST_COLUMNS = 60;
/** Characters of a cell that are kept. */
export const LONGEST_CELL = 2_000;

/** What a column may be matched to. */
export type ImportField = {
  readonly name: string;
  /** Headings that mean it, folded: without accents, in lower case, letters and digits only. */
  readonly aliases: readonly string[];
  readonly required: boolean;
};

export type Mapping = Readonly<Record<string, number>>;

/** A heading as it is compared: 'Fecha de Nacimiento (dd/mm)' → 'fechadenacimientoddmm'. */
export const foldHeading = (heading: string): string => foldText(heading).replaceAll(/[^a-z0-9]/g, '');

/** The columns that headings lead to: what the agency took them for last time, else by name. Each column once. */
export function guessMapping(
  headers: readonly string[],
  fields: readonly ImportField[],
  known: Readonly<Record<string, string>>,
): Mapping {
  const folded = headers.map(foldHeading);
  const mapping: Record<string, number> = {};
  const taken = new Set<number>();
  const take = (name: string, matches: (heading: string) => boolean) => {
    if (name in mapping) return;
    const column = folded.findIndex(
      (heading, index) => heading !== '' && !taken.has(index) && matches(heading),
    );
    if (column < 0) return;
    mapping[name] = column;
    taken.add(column);
  };
  for (const { name } of fields) take(name, (heading) => known[heading] === name);
  for (const { name, aliases } of fields) take(name, (heading) => aliases.includes(heading));
  for (const { name, aliases } of fields) {
    take(name, (heading) => aliases.some((alias) => alias.length > 4 && heading.startsWith(alias)));
  }
  return mapping;
}

/** The cells of a row by the names of the fields that have a column. */
export const valuesOf = (cells: readonly string[], mapping: Mapping): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(mapping).map(([name, column]) => [name, cells[column] ?? '']));

/** Required fields that have no column. */
export const missingFields = (fields: readonly ImportField[], mapping: Mapping): string[] =>
  fields.filter(({ name, required }) => required && !(name in mapping)).map(({ name }) => name);

export type RowCounts = Readonly<Record<ImportRowState, number>>;

/** Rows that did not come in, and are in the file of those. */
export const REFUSED_STATES = ['FAULTY', 'DUPLICATE', 'FAILED'] as const satisfies readonly ImportRowState[];

export const mayMap = (state: ImportState): boolean => state === 'READ' || state === 'CHECKED';

/** Days after which the rows of an import are dropped. */
export const KEPT_DAYS = 90;
