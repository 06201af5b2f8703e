import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { EXAMPLE, MOST_ROWS } from '../rules';
import { parseFile } from './parse-file';
import { sheets } from './testing/workbooks';

/** The headings and rows of the table that is meant. */
async function parse(bytes: Buffer) {
  const [table] = (await parseFile(bytes)).tables;
  if (!table) throw new Error('no table');
  return { headers: table.headers, rows: table.rows };
}
const csv = (text: string) => parse(Buffer.from(text));
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
    expect(await parse(bytes)).toEqual({
      headers: ['Nombres', 'Género'],
      rows: [{ line: 2, cells: ['Ñoño', 'Mujer'] }],
    });
  });

  test('keeps the lines of the file, also behind empty ones, and takes short and long rows', async () => {
    const { rows } = await csv('\n\nA;B\n\n1\n;;\n2;3;4\n"a\nb";"c;d"\n');
    expect(rows).toEqual([
      { line: 5, cells: ['1', '', ''] },
      { line: 7, cells: ['2', '3', '4'] },
      { line: 8, cells: ['a\nb', 'c;d', ''] },
    ]);
  });

  test('keeps what stands behind the last heading, as columns without one', async () => {
    const { headers, rows } = await csv('A;B;C;;\n1;2;3;4;\n5;6;7;8;9\n10;11\n');
    expect(headers).toEqual(['A', 'B', 'C', '', '']);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['1', '2', '3', '4', ''],
      ['5', '6', '7', '8', '9'],
      ['10', '11', '', '', ''],
    ]);
    await expect(csv(`A;B\n1;2${';'.repeat(80)}x\n`)).rejects.toMatchObject(problem('tooWide'));
  });

  test.each([
    ['of two columns, some rows apart', 'A;B\na;b\nc;"d\ne;f\ng;h\ni;j"\nk;l\n', 6],
    [
      'that begins where most rows would be inside it',
      'A;B;C\na;"b;c\nd;e;f\ng;h;i\nj;k;l\nm;n;"o\np;q;r"\n',
      6,
    ],
    ['over rows of which one is empty', 'A;B;C\na;"b;c\n\nd;e;f\ng;h;i"\n', 3],
    ['that is meant, over lines with separators', 'A;B;C\na;"b; y\nc\nd";e\nf;g;h\n', 2],
    ['that is meant, of two columns', 'A;B\na;"uno\ndos; tres"\nb;c\n', 2],
  ])('with a quote %s loses no row', async (_name, text, count) => {
    expect((await csv(text)).rows).toHaveLength(count);
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
    await expect(parse(Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 0]))).rejects.toMatchObject(
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
    expect(await parse(bytes)).toEqual({
      headers: ['Nombres', 'Nacimiento', 'Celular'],
      rows: [{ line: 2, cells: ['=HYPERLINK("http://x")', '1999-05-01', '3001234567'] }],
    });
  });

  test('that bursts, or is none, is refused', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(70 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    await expect(parse(Buffer.from(bomb))).rejects.toMatchObject(problem('tooLarge'));
    const other = zipSync({ 'a.txt': new Uint8Array([1]) });
    await expect(parse(Buffer.from(other))).rejects.toMatchObject(problem('damaged'));
    await expect(parse(Buffer.from('PK\u0003\u0004 no', 'latin1'))).rejects.toMatchObject(problem('damaged'));
  });
});

describe('a text', () => {
  const lines = async (text: string) => (await parseFile(Buffer.from(text))).tables[0]?.lines;

  test('that says its separator, or has titles above its headings, is read below them', async () => {
    const rows = [{ line: 3, cells: ['Ana', 'x,y'] }];
    expect(await csv('sep=;\nA;B\nAna;x,y\n')).toEqual({ headers: ['A', 'B'], rows });
    expect((await csv('Base de talentos, 2026;;\n\nA;B;C\n1;2;3\n')).headers).toEqual(['A', 'B', 'C']);
    expect((await csv('Nombre;Notas\nAna;a,b,c,d,e,f\n')).headers).toEqual(['Nombre', 'Notas']);
  });

  test('says of each line what became of it', async () => {
    const text = `Título\n\nA;B;C\n1;2;"x\ny"\n;;\n${EXAMPLE};b;c\n3;4;5\n`;
    expect(await lines(text)).toEqual({ total: 8, above: 2, empty: 1, inside: 1, examples: 1 });
  });

  test('with a quote that opens a text loses nobody; one that goes on over lines stays one', async () => {
    const { rows } = await csv(
      'A;B;C\n1;2;"Top" de la casa\n3;4;"abierta\n5;6;y\n7;8;5\'7"\n9;0;"dos\nlíneas"\n',
    );
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['1', '2', '"Top" de la casa'],
      ['3', '4', '"abierta'],
      ['5', '6', 'y'],
      ['7', '8', '5\'7"'],
      ['9', '0', 'dos\nlíneas'],
    ]);
  });
});

describe('the sheets of a workbook', () => {
  const TALENTS = {
    name: 'Talentos',
    rows: [
      ['Nombre', 'Correo'],
      ['Ana', 'a@x.co'],
      ['Luz', 'l@x.co'],
    ],
  };
  const OTHERS = [
    {
      name: 'Oculta',
      state: 'hidden' as const,
      rows: [
        ['X', 'Y'],
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
    },
    {
      name: 'Instrucciones',
      rows: [
        ['Cómo se llena', ''],
        ['Paso', 'Qué'],
        ['1', 'a'],
        ['2', 'b'],
        ['3', 'c'],
      ],
    },
    { name: 'Vacía', rows: [] },
    { name: 'Portada', rows: [['Agencia & Cía.']] },
  ];

  test('that are hidden, empty or say how to fill it in come behind the one that is meant', async () => {
    const { tables, passed } = await parseFile(sheets(...OTHERS, TALENTS));
    expect(tables.map(({ sheet, rows }) => [sheet, rows.length])).toEqual([
      ['Talentos', 2],
      ['Instrucciones', 3],
    ]);
    expect(passed).toEqual(['Portada']);
  });

  test('of which only a hidden one has rows are told to be empty', async () => {
    await expect(parse(sheets(...OTHERS.slice(0, 1), { name: 'A', rows: [] }))).rejects.toMatchObject(
      problem('empty'),
    );
  });

  test('show a formula that failed as that, and a number as it was meant', async () => {
    const rows = [
      ['A', 'B', 'C'],
      [{ number: '1.7000000000000002' }, { fault: '#N/A' }, { number: '3.001234567E9' }],
    ];
    expect((await parse(sheets({ name: 'A', rows }))).rows).toEqual([
      { line: 2, cells: ['1.7', '#N/A', '3001234567'] },
    ]);
  });
});
