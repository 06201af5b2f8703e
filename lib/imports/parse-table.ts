import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { AppError } from '@/lib/core/errors';
import { isStorable } from '@/lib/core/text';
import { LONGEST_CELL, MOST_COLUMNS, MOST_ROWS } from './rules';
import { type Span, unpackSpan } from './unpack-span';

export type TableRow = { readonly line: number; readonly cells: readonly string[] };

/** Headings and rows of a file, as texts; `line` counts from 1, the headings included. */
export type Table = { readonly headers: readonly string[]; readonly rows: readonly TableRow[] };

/** What goes to the process that asked: the rows as JSON, in pages that are read one at a time. */
export type PackedTable = {
  readonly headers: readonly string[];
  readonly rows: number;
  readonly pages: readonly Uint8Array[];
};

/** Characters of all cells together: a cell may stand in a workbook once and be shown ten thousand times. */
const MOST_CHARACTERS = 20_000_000;
const PAGE = { rows: 500, characters: 500_000 } as const;
/** Rows and columns up to which a sheet is laid out: empty ones lie between those that count. */
const LAID_OUT: Span = { rows: MOST_ROWS * 2, columns: MOST_COLUMNS * 4 };

const refuse = (reason: string) => new AppError('INVALID', `imports.problem.${reason}`);

/**
 * Reads a CSV file in UTF-8, UTF-16 or Windows-1252, split at semicolons, commas or tabs, or the first sheet of an
 * Excel workbook. Formulas are never worked out: what the file shows is taken as text. Throws INVALID with
 * `imports.problem.…` for anything else, and for what is too long, too wide, empty or made to burst. It takes as long as
 * the file wants: `read-table.ts` has it done in another process.
 */
export async function parseTable(bytes: Buffer): Promise<Table> {
  const lines = isZip(bytes) ? await readWorkbook(bytes) : readCsv(bytes);
  const first = lines.findIndex((cells) => cells.some((cell) => cell !== ''));
  const headers = trimEnd(lines[first] ?? []);
  if (headers.length === 0) throw refuse('empty');
  if (headers.length > MOST_COLUMNS) throw refuse('tooWide');
  const rows = lines
    .map((cells, index) => ({ line: index + 1, cells: headers.map((_, column) => cells[column] ?? '') }))
    .slice(first + 1)
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (rows.length === 0) throw refuse('empty');
  if (rows.length > MOST_ROWS) throw refuse('tooLong');
  return { headers, rows };
}

const lengthOf = ({ cells }: TableRow): number => cells.reduce((sum, cell) => sum + cell.length, 0);

/** The same, packed. Throws as above, and for more characters than are taken. */
export async function packTable(bytes: Uint8Array): Promise<PackedTable> {
  const { headers, rows } = await parseTable(Buffer.from(bytes));
  const pages: Uint8Array[] = [];
  let page: TableRow[] = [];
  let held = 0;
  let total = 0;
  const close = () => {
    if (page.length > 0) pages.push(Buffer.from(JSON.stringify(page)));
    total += held;
    page = [];
    held = 0;
  };
  for (const row of rows) {
    page.push(row);
    held += lengthOf(row);
    if (page.length === PAGE.rows || held > PAGE.characters) close();
    if (total > MOST_CHARACTERS) throw refuse('tooLarge');
  }
  close();
  return { headers, rows: rows.length, pages };
}

const isZip = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));

/** By which our own files, and Excel's, say that what looks like a formula is a text. */
const MARKED = /^'(?=[=+\-@])/;

/** A cell as it is kept: one line's worth of text, without what a database cannot hold. */
const cellOf = (text: string): string => {
  const clean = text.replaceAll('\0', '').trim().replace(MARKED, '');
  return isStorable(clean) ? clean.slice(0, LONGEST_CELL) : '';
};

function trimEnd(cells: readonly string[]): string[] {
  let length = cells.length;
  while (length > 0 && cells[length - 1] === '') length -= 1;
  return cells.slice(0, length);
}

/** Control characters that no text file has. */
const BINARY = /[^\P{Cc}\t\n\v\f\r\u0080-\u009f]/u;

function readCsv(bytes: Buffer): string[][] {
  const text = decode(bytes);
  if (BINARY.test(text.slice(0, 4096))) throw refuse('unknownType');
  const { data } = Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    // One more than is taken, and room for headings and empty lines: a longer file is not read to its end.
    preview: MOST_ROWS * 2,
  });
  return data.map((cells) => cells.map(cellOf));
}

/** What splits the headings into most cells. */
function delimiterOf(text: string): string {
  const cellsBy = (delimiter: string): number =>
    Papa.parse<string[]>(text, { delimiter, preview: 1, skipEmptyLines: 'greedy' }).data[0]?.length ?? 0;
  return [';', ',', '\t', '|'].reduce((best, one) => (cellsBy(one) > cellsBy(best) ? one : best));
}

/** UTF-8 unless a byte order mark says UTF-16, or the bytes are none: then what Excel writes in Colombia. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function readWorkbook(bytes: Buffer): Promise<string[][]> {
  const span = unpackSpan(bytes);
  if (span.rows > LAID_OUT.rows) throw refuse('tooLong');
  if (span.columns > LAID_OUT.columns) throw refuse('tooWide');
  const sheet = await readSheet(bytes, 1).catch(() => {
    throw refuse('damaged');
  });
  return sheet.map((row) => row.map((value) => cellOf(textOf(value))));
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value === 'number') return Number.isInteger(value) ? value.toFixed(0) : String(value);
  return String(value);
}
