import { Unzip, UnzipInflate } from 'fflate';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { AppError } from '@/lib/core/errors';
import { isStorable } from '@/lib/core/text';
import { LONGEST_CELL, MOST_COLUMNS, MOST_ROWS } from './rules';

/** Headings and rows of a file, as texts; `line` counts from 1, the headings included. */
export type Table = {
  readonly headers: readonly string[];
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
};

/** Bytes that a workbook may unpack to. A sheet of 10,000 rows with sixty columns has about 30 MB. */
const MOST_UNPACKED = 60 * 1024 * 1024;

const refuse = (reason: string) => new AppError('INVALID', `imports.problem.${reason}`);

/**
 * Reads a CSV file in UTF-8, UTF-16 or Windows-1252, split at semicolons, commas or tabs, or the first sheet of an
 * Excel workbook. Formulas are never worked out: what the file shows is taken as text. Throws INVALID with
 * `imports.problem.…` for anything else, and for what is too long, too wide, empty or made to burst.
 */
export async function readTable(bytes: Buffer): Promise<Table> {
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

const isZip = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));

/** A cell as it is kept: one line's worth of text, without what a database cannot hold. */
const cellOf = (text: string): string => {
  const clean = text.replaceAll('\0', '').trim();
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
  refuseBomb(bytes);
  const sheet = await readSheet(bytes, 1).catch(() => {
    throw refuse('damaged');
  });
  if (sheet.length > MOST_ROWS * 2) throw refuse('tooLong');
  return sheet.map((row) => row.map((value) => cellOf(textOf(value))));
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value === 'number') return Number.isInteger(value) ? value.toFixed(0) : String(value);
  return String(value);
}

/** Unpacks a workbook without keeping it, and stops at the limit: what its directory claims may be a lie. */
function refuseBomb(bytes: Buffer): void {
  let unpacked = 0;
  let broken = false;
  const unzip = new Unzip((file) => {
    file.ondata = (error, chunk) => {
      if (error) broken = true;
      else unpacked += chunk.length;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  // A step unpacks to a thousand times its size at most.
  const step = 16 * 1024;
  for (let at = 0; at < bytes.length && !broken; at += step) {
    try {
      unzip.push(bytes.subarray(at, at + step), at + step >= bytes.length);
    } catch {
      broken = true;
    }
    if (unpacked > MOST_UNPACKED) throw refuse('tooLarge');
  }
  if (broken) throw refuse('damaged');
}
