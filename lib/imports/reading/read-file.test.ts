import { expect, test } from 'vitest';
import { leastHold, MOST_HELD_MS } from '@/lib/platform/testing/loop-hold';
import { readFile, rowsOfPage } from './read-file';
import { cell, HOSTILE_TABLES, row, workbook } from './testing/hostile-tables';

const MEGABYTES = 1024 * 1024;

const verdict = (bytes: Buffer): Promise<string> =>
  readFile(bytes).then(
    () => 'taken',
    (error) => String(error.messageKey ?? error).replace('imports.problem.', ''),
  );

test.each(HOSTILE_TABLES)('%s: answered in words, and nobody waits for it', async (_name, make, problems) => {
  const bytes = Buffer.from(make());
  expect(bytes.length).toBeLessThanOrEqual(10 * MEGABYTES);
  const before = process.memoryUsage().rss;
  const { result, heldMs, tookMs } = await leastHold(() => verdict(bytes));
  expect(problems.split(' ')).toContain(result);
  expect(heldMs).toBeLessThan(MOST_HELD_MS);
  expect(tookMs).toBeLessThan(20_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * MEGABYTES);
});

test('all rows of an honest file come, in pages, with the lines that they have there', async () => {
  const text = `A;B\n${Array.from({ length: 1_203 }, (_, at) => `a${at};b${at}\n`).join('')}`;
  const [table] = (await readFile(Buffer.from(text))).tables;
  const read = (table?.pages ?? []).flatMap(rowsOfPage);
  expect([table?.headers, table?.rowCount, read.length]).toEqual([['A', 'B'], 1_203, 1_203]);
  expect([read[0], read.at(-1)]).toEqual([
    { line: 2, cells: ['a0', 'b0'] },
    { line: 1_204, cells: ['a1202', 'b1202'] },
  ]);
});

test('empty rows with a colour, down to the last of a sheet, keep no file out', async () => {
  const sheet = `<worksheet><sheetData>${row(1, cell('A1', 'Nombre'))}${row(2, cell('A2', 'Ana'))}${row(1_048_576, '<c r="XFD1048576" s="1"/>')}</sheetData></worksheet>`;
  const { tables } = await readFile(workbook({ sheet }));
  expect(tables.flatMap(({ pages }) => pages.flatMap(rowsOfPage))).toEqual([{ line: 2, cells: ['Ana'] }]);
});
