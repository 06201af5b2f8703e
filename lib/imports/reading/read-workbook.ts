import { readSheet } from 'read-excel-file/node';
import { AppError } from '@/lib/core/errors';
import { MOST_COLUMNS, MOST_ROWS } from '../rules';
import type { SplitText } from './split-text';
import { type SheetInfo, unpackWorkbook } from './unpack-workbook';

/** Rows and columns up to which a sheet is laid out: empty ones lie between those that count. */
const LAID_OUT = { rows: MOST_ROWS * 2, columns: MOST_COLUMNS * 4 } as const;

const refuse = (reason: string) => new AppError('INVALID', `imports.problem.${reason}`);

/** What is shown in a cell whose formula failed, in whatever language. */
export const FAILED_FORMULA = '#N/A';

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  // 1,7 as programs reckon it is 1.7000000000000002.
  if (typeof value === 'number')
    return Number.isInteger(value) ? value.toFixed(0) : String(Number(value.toPrecision(15)));
  return String(value);
}

async function readLines(bytes: Buffer, number: number, { faults }: SheetInfo): Promise<SplitText> {
  const sheet = await readSheet(bytes, number).catch(() => {
    throw refuse('damaged');
  });
  const rows = sheet.map((row) => row.map(textOf));
  for (const { row, column } of faults) {
    rows[row - 1] ??= [];
    const cells = rows[row - 1] ?? [];
    while (cells.length < column) cells.push('');
    cells[column - 1] = FAILED_FORMULA;
  }
  const lines = Array.from(rows, (cells, index) => ({ line: index + 1, cells: cells ?? [] }));
  const total = lines.findLastIndex(({ cells }) => cells.some((cell) => cell !== '')) + 1;
  return { lines: lines.slice(0, total), total };
}

export type ReadSheet = { readonly name: string; readonly text: SplitText };

/** Sheets of one workbook that are read; a table has one, and few keep more than a year in each. */
const MOST_SHEETS = 6;

/**
 * The sheets of a workbook that may have a table, as texts, with the names of the visible ones that were not read.
 * Formulas are never worked out: what the file shows is taken. Throws INVALID with `imports.problem.…` when the only
 * ones there are reach too far, and for what is no workbook.
 */
export async function readWorkbook(bytes: Buffer): Promise<{ sheets: ReadSheet[]; passed: string[] }> {
  const visible = unpackWorkbook(bytes)
    .map((info, index) => ({ info, number: index + 1 }))
    .filter(({ info }) => !info.isHidden);
  if (visible.length === 0) throw refuse('damaged');
  const held = visible.filter(({ info }) => info.rows > 0);
  const fitting = held.filter(({ info }) => info.rows <= LAID_OUT.rows && info.columns <= LAID_OUT.columns);
  if (fitting.length === 0 && held.length > 0) {
    throw refuse(held.every(({ info }) => info.rows > LAID_OUT.rows) ? 'tooLong' : 'tooWide');
  }
  const sheets: ReadSheet[] = [];
  for (const { info, number } of fitting.slice(0, MOST_SHEETS)) {
    sheets.push({ name: info.name, text: await readLines(bytes, number, info) });
  }
  const read = new Set(sheets.map(({ name }) => name));
  return { sheets, passed: held.flatMap(({ info }) => (read.has(info.name) ? [] : [info.name])) };
}
