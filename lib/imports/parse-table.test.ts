import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { parseTable } from './parse-table';
import { guessMapping, MOST_ROWS } from './rules';

const csv = (text: string) => parseTable(Buffer.from(text));
const problem = (reason: string) => ({ code: 'INVALID', messageKey: `imports.problem.${reason}` });

describe('a CSV file', () => {
  test.each([
    ['in UTF-8, with commas', Buffer.from('Nombres,Género\nÑoño,Mujer\n')],
    [
      'in UTF-8 with a byte order mark, with semicolons',
      Buffer.from('\uFEFFNombres;Género\r\nÑoño;Mujer\r\n'),
    ],
    ['as Excel writes it in Colombia', Buffer.from('Nombres;Género\r\nÑoño;Mujer\r\n', 'latin1')],
    ['in UTF-16', Buffer.from('\uFEFFNombres\tGénero\r\nÑoño\tMujer\r\n', 'utf16le')],
  ])('%s', async (_name, bytes) => {
    expect(await parseTable(bytes)).toEqual({
      headers: ['Nombres', 'Género'],
      rows: [{ line: 2, cells: ['Ñoño', 'Mujer'] }],
    });
  });

  test('keeps the lines of the file, also behind empty ones, and takes short and long rows', async () => {
    const { rows } = await csv('\n\nA;B\n\n1\n;;\n2;3;4\n"a\nb";"c;d"\n');
    expect(rows).toEqual([
      { line: 5, cells: ['1', ''] },
      { line: 7, cells: ['2', '3'] },
      { line: 8, cells: ['a\nb', 'c;d'] },
    ]);
  });

  test('gives back what our own files write before a telephone and an amount, and leaves other apostrophes', async () => {
    const { rows } = await csv("A;B;C;D\n'+57 601 555;'-2;'s-Hertogenbosch;D'Angelo\n");
    expect(rows).toEqual([{ line: 2, cells: ['+57 601 555', '-2', "'s-Hertogenbosch", "D'Angelo"] }]);
  });

  test('is refused empty, too long, too wide, or when it is none', async () => {
    await expect(csv('')).rejects.toMatchObject(problem('empty'));
    await expect(csv('A;B\n;\n')).rejects.toMatchObject(problem('empty'));
    await expect(csv(`A\n${'x\n'.repeat(50_000)}`)).rejects.toMatchObject(problem('tooLong'));
    expect((await csv(`A\n${'x\n'.repeat(MOST_ROWS)}`)).rows).toHaveLength(MOST_ROWS);
    await expect(csv(Array.from({ length: 200 }, (_, n) => `c${n}`).join(';'))).rejects.toMatchObject(
      problem('tooWide'),
    );
    await expect(parseTable(Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 0]))).rejects.toMatchObject(
      problem('unknownType'),
    );
  });
});

describe('a workbook', () => {
  test('gives texts, days and numbers as they are read', async () => {
    const cell = (value: string) => ({ type: String, value });
    const bytes = await writeExcelFile([
      [cell('Nombres'), cell('Nacimiento'), cell('Celular')],
      [
        cell('=HYPERLINK("http://x")'),
        { type: Date, value: new Date('1999-05-01T00:00:00Z'), format: 'dd/mm/yyyy' },
        { type: Number, value: 3001234567 },
      ],
    ]).toBuffer();
    expect(await parseTable(bytes)).toEqual({
      headers: ['Nombres', 'Nacimiento', 'Celular'],
      rows: [{ line: 2, cells: ['=HYPERLINK("http://x")', '1999-05-01', '3001234567'] }],
    });
  });

  test('that bursts, or is none, is refused', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(70 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    await expect(parseTable(Buffer.from(bomb))).rejects.toMatchObject(problem('tooLarge'));
    const other = zipSync({ 'a.txt': new Uint8Array([1]) });
    await expect(parseTable(Buffer.from(other))).rejects.toMatchObject(problem('damaged'));
    await expect(parseTable(Buffer.from('PK\u0003\u0004 no', 'latin1'))).rejects.toMatchObject(
      problem('damaged'),
    );
  });
});

test('columns are guessed by what the agency said last, then by name, each once', () => {
  const fields = [
    { name: 'name', aliases: ['nombres', 'nombre'], required: true },
    { name: 'email', aliases: ['correo', 'correoelectronico'], required: true },
    { name: 'alias', aliases: ['alias'], required: false },
  ];
  const headers = ['Nombre', 'CORREO ELECTRÓNICO', 'Nombre', 'Apodo'];
  expect(guessMapping(headers, fields, {})).toEqual({ name: 0, email: 1 });
  expect(guessMapping(headers, fields, { apodo: 'alias' })).toEqual({ name: 0, email: 1, alias: 3 });
  expect(guessMapping(['Correo electrónico (obligatorio)'], fields, {})).toEqual({ email: 0 });
});
