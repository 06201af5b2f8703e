import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { answerWithExport } from './answer-with-export';
import { type ExportColumn, exportFormat, exportTable } from './export-table';
import { writeCsv } from './write-csv';
import { writeXlsx } from './write-xlsx';

type Row = { name: string; people: number; since: string | null };

const COLUMNS: readonly ExportColumn<Row>[] = [
  { header: 'Agencia', value: ({ name }) => name },
  { header: 'Usuarios', value: ({ people }) => people },
  { header: 'Desde', value: ({ since }) => (since ? { day: since } : null), width: 12 },
];
const table = (...rows: Row[]) => exportTable('agencias', COLUMNS, rows);
const ana: Row = { name: 'Ñandú; "Sur"', people: 1.5, since: '2026-01-05' };

describe('CSV', () => {
  test('is UTF-8 with a mark, splits at semicolons, quotes every cell and ends its lines as Excel does', () => {
    expect(writeCsv(table(ana, { name: 'dos\nlíneas', people: 2, since: null }))).toBe(
      '\uFEFF"Agencia";"Usuarios";"Desde"\r\n"Ñandú; ""Sur""";"1,5";"2026-01-05"\r\n"dos\nlíneas";"2";\r\n',
    );
  });

  test('holds no cell that a spreadsheet would run', () => {
    for (const name of ['=1+1', '+57 300', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＠SUM(A1)']) {
      expect(writeCsv(table({ ...ana, name }))).toMatch(/\r\n"?'/);
    }
    // Split at commas, tabs or lines, the second cell would be one.
    for (const separator of [',', ';', '|', '\t', '\n', ', ']) {
      const written = writeCsv(table({ ...ana, name: `x${separator}=cmd|' /C calc'!A0` }));
      expect(written).not.toMatch(/[,;|\t\n] *=/);
      expect(written).toContain("'=cmd");
    }
  });
});

test('XLSX holds headings, texts that stay texts, numbers and dates', async () => {
  const files = unzipSync(await writeXlsx(table({ ...ana, name: '=1+1' })));
  const xml = Object.entries(files)
    .filter(([path]) => path.endsWith('.xml'))
    .map(([, bytes]) => strFromU8(bytes))
    .join('');
  expect(xml).toContain('Agencia');
  expect(xml).toContain('=1+1');
  expect(xml).not.toContain('<f>');
  expect(xml).toContain('<v>1.5</v>');
  // 5 January 2026 in the days that spreadsheets count.
  expect(xml).toContain('<v>46027</v>');
});

test('is answered as a file that nobody keeps on the way, and is CSV unless asked otherwise', async () => {
  const answer = await answerWithExport(table(ana), exportFormat('xlsx'), '2026-11-21');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="agencias-2026-11-21.xlsx"');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect((await answer.bytes()).subarray(0, 2)).toEqual(new TextEncoder().encode('PK'));
  expect([exportFormat(null), exportFormat('exe')]).toEqual(['csv', 'csv']);
});
