import { AppError } from '@/lib/core/errors';
import { foldWord } from '@/lib/core/text';
import { EXAMPLE, LONGEST_CELL, MOST_COLUMNS, MOST_ROWS } from '../rules';
import { partValues } from './part-values';
import type { Line, SplitText } from './split-text';

export type TableRow = { readonly line: number; readonly cells: readonly string[] };

/**
 * What became of the lines of a table: `total` are all, of which some lie above the headings, are empty, go on inside the
 * quotes of a row, or are the example of our own template. The headings and the rows are the rest.
 */
export type LineCounts = {
  readonly total: number;
  readonly above: number;
  readonly empty: number;
  readonly inside: number;
  readonly examples: number;
};

/** Headings and rows of a table, as texts; `line` counts from 1, as programs that show files do. */
export type Table = {
  readonly headers: readonly string[];
  readonly rows: readonly TableRow[];
  readonly lines: LineCounts;
};

const refuse = (reason: string) => new AppError('INVALID', `imports.problem.${reason}`);

/** By which our own files, and Excel's, say that what looks like a formula is a text. */
const MARKED = /^'(?=[=+\-@])/;

/** A cell as it is kept; halves of letters, which a database cannot hold, are marked as unreadable. */
const cellOf = (text: string): string =>
  text.replaceAll('\0', '').trim().replace(MARKED, '').slice(0, LONGEST_CELL).toWellFormed();

/** Characters of all cells together: a cell may stand in a workbook once and be shown ten thousand times. */
export const MOST_CHARACTERS = 20_000_000;

/** Throws INVALID before anything is made of more characters than are taken. */
function countCharacters(lines: readonly Line[]): void {
  let characters = 0;
  for (const { cells } of lines) {
    for (const cell of cells) characters += Math.min(cell.length, LONGEST_CELL);
    if (characters > MOST_CHARACTERS) throw refuse('tooLarge');
  }
}

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell !== '').length;

function trimEnd(cells: readonly string[]): string[] {
  let length = cells.length;
  while (length > 0 && cells[length - 1] === '') length -= 1;
  return cells.slice(0, length);
}

/** Rows among which the headings are looked for: titles and dates stand above them. */
const LOOKED_AT = 20;
/** Of the cells of the fullest row, those that the headings have at least. */
const SHARE = 0.6;

/** Which row has the headings: the first one that is about as full as any. */
function headingsAt(lines: readonly Line[]): number {
  const counts = lines.slice(0, LOOKED_AT).map(({ cells }) => filled(cells));
  const most = Math.max(0, ...counts);
  return counts.findIndex((count) => count > 0 && count >= most * SHARE);
}

const isExample = (cells: readonly string[]): boolean =>
  cells.some((cell) => foldWord(cell) === foldWord(EXAMPLE));

/** Columns behind the last heading that hold something: without a title, for a person to say what they are. */
function untitled(from: number, below: readonly Line[]): string[] {
  let width = from;
  for (const { cells } of below) {
    if (isExample(cells)) continue;
    const reach = trimEnd(cells).length;
    if (reach > MOST_COLUMNS) throw refuse('tooWide');
    width = Math.max(width, reach);
  }
  return Array.from({ length: width - from }, () => '');
}

/** Lays lines out as a table; null where nothing stands below the headings. Throws INVALID with `imports.problem.…`. */
export function layOut({ lines: written, total }: SplitText): Table | null {
  countCharacters(written);
  const begin = written.findIndex(({ cells }) => cells.some((cell) => cellOf(cell) !== ''));
  if (begin < 0) return null;
  const lines = written.slice(begin).map((one) => ({ ...one, cells: one.cells.map(cellOf) }));
  const at = headingsAt(lines);
  const headings = lines[at];
  if (!headings) return null;
  const named = trimEnd(headings.cells);
  if (named.length > MOST_COLUMNS) throw refuse('tooWide');
  const below = lines.slice(at + 1);
  const headers = [...named, ...untitled(named.length, below)];
  const said = below.filter(({ cells }) => filled(cells) > 0);
  const rows = said
    .filter(({ cells }) => !isExample(cells))
    .map(({ line, cells }) => ({ line, cells: headers.map((_, column) => cells[column] ?? '') }));
  if (rows.length > MOST_ROWS) throw refuse('tooLong');
  if (rows.length === 0) return null;
  return {
    ...partValues({ headers, rows }),
    lines: {
      total,
      above: headings.line - 1,
      empty: below.length - said.length,
      inside: [headings, ...below].reduce((sum, one) => sum + (one.lines ?? 0), 0),
      examples: said.length - rows.length,
    },
  };
}
