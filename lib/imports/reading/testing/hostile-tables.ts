import { zipSync } from 'fflate';

type Hostile = readonly [name: string, make: () => Uint8Array, problem: string];

const utf8 = (text: string): Uint8Array => Buffer.from(text);
const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

type Parts = { readonly sheet: string | Uint8Array; readonly strings?: string; readonly second?: string };

const sheetOf = (rows: string, before = ''): string =>
  `<?xml version="1.0"?>${before}<worksheet xmlns="${SPREADSHEET}"><dimension ref="A1"/><sheetData>${rows}</sheetData></worksheet>`;

/** A workbook as Excel lays it out, with whatever sheet. */
export function workbook({ sheet, strings, second }: Parts): Buffer {
  const relation = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`;
  const files: Record<string, Uint8Array> = {
    'xl/workbook.xml': utf8(
      `<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONS}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/>${second ? '<sheet name="B" sheetId="2" r:id="rId3"/>' : ''}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': utf8(
      `<Relationships xmlns="${PACKAGE}">${relation(3, 'worksheet', 'worksheets/sheet2.xml')}${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': typeof sheet === 'string' ? utf8(sheet) : sheet,
    'xl/worksheets/sheet2.xml': utf8(second ?? sheetOf('')),
    'xl/sharedStrings.xml': utf8(strings ?? `<sst xmlns="${SPREADSHEET}"/>`),
  };
  return Buffer.from(zipSync(files, { level: 1 }));
}

export const cell = (address: string, text: string): string =>
  `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
export const row = (number: number, cells: string): string => `<row r="${number}">${cells}</row>`;

const number = (address: string): string => `<c r="${address}"><v>1</v></c>`;
const columnName = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);

const TWO = row(1, cell('A1', 'Nombre')) + row(2, cell('A2', 'Ana'));
const SIXTY = Array.from({ length: 60 }, (_, index) => columnName(index));
const MEGABYTES = 1024 * 1024;

/**
 * Files that ask for more than they bring, with what is said of each. Whoever finds another one adds it here: a test
 * holds that none of them keeps the process from answering.
 */
export const HOSTILE_TABLES: readonly Hostile[] = [
  [
    'two cells, A1 and XFD1048576',
    () => workbook({ sheet: sheetOf(row(1, cell('A1', 'a')) + row(1_048_576, cell('XFD1048576', 'b'))) }),
    'tooLong',
  ],
  [
    'two cells, the second in the last column',
    () => workbook({ sheet: sheetOf(row(1, cell('A1', 'a') + cell('XFD1', 'b'))) }),
    'tooWide',
  ],
  [
    'two cells whose addresses are written as entities',
    () =>
      workbook({
        sheet: sheetOf(row(1, cell('A1', 'a')) + row(1_048_576, cell('&#88;FD104857&#54;', 'b'))),
      }),
    'damaged tooCostly',
  ],
  [
    'a row that says it is the seventeen thousand millionth',
    () => workbook({ sheet: sheetOf(row(1, cell('A1', 'a')) + row(17_000_000_000, cell('A1', 'b'))) }),
    'damaged tooCostly',
  ],
  [
    '100,000 columns',
    () =>
      workbook({
        sheet: sheetOf(
          row(1, Array.from({ length: 100_000 }, (_, at) => number(`${columnName(at)}1`)).join('')),
        ),
      }),
    'tooWide',
  ],
  [
    'two hundred thousand rows',
    () =>
      workbook({
        sheet: sheetOf(
          Array.from({ length: 200_000 }, (_, at) => row(at + 1, number(`A${at + 1}`))).join(''),
        ),
      }),
    'tooLong',
  ],
  [
    'half a megabyte that unpacks to a hundred and thirty',
    () => {
      const block = new Uint8Array(65 * MEGABYTES);
      return zipSync({ 'xl/a.xml': block, 'xl/b.xml': block }, { level: 1 });
    },
    'tooLarge',
  ],
  [
    'tags in tags, a million deep',
    () => workbook({ sheet: sheetOf(`${'<c>'.repeat(1_000_000)}${'</c>'.repeat(1_000_000)}`) }),
    'damaged empty tooCostly',
  ],
  [
    'one text shown six hundred thousand times',
    () =>
      workbook({
        strings: `<sst xmlns="${SPREADSHEET}"><si><t>${'x'.repeat(2_000)}</t></si></sst>`,
        sheet: sheetOf(
          Array.from({ length: 10_000 }, (_, at) =>
            row(at + 1, SIXTY.map((name) => `<c r="${name}${at + 1}" t="s"><v>0</v></c>`).join('')),
          ).join(''),
        ),
      }),
    'tooLarge',
  ],
  [
    'entities that grow in one another',
    () =>
      workbook({
        sheet: sheetOf(
          row(1, cell('A1', '&h;')),
          `<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa">${[...'bcdefgh'].map((name, at) => `<!ENTITY ${name} "${`&${'abcdefg'[at]};`.repeat(10)}">`).join('')}]>`,
        ),
      }),
    'empty damaged',
  ],
  [
    'an entity that is a file of the server',
    () =>
      workbook({
        sheet: sheetOf(
          row(1, cell('A1', 'Nombre')) + row(2, cell('A2', '&x;')),
          '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
        ),
      }),
    'taken',
  ],
  [
    'a second sheet without end beside an honest first one',
    () => workbook({ sheet: sheetOf(TWO), second: sheetOf(row(1_048_576, cell('XFD1048576', 'b'))) }),
    'taken',
  ],
  ['one line of ten megabytes', () => Buffer.alloc(10_000_000, 'a'), 'empty'],
  ['ten megabytes of quotes', () => Buffer.alloc(10_000_000, '"'), 'empty tooCostly'],
  ['a quote that nobody closes', () => utf8(`A;B\n"${'x;y\n'.repeat(2_400_000)}`), 'tooLong'],
  ['quotes in pairs without end', () => utf8(`A;B\n${'"a""b;"\n'.repeat(1_100_000)}`), 'tooLong'],
  [
    'a quote on every line that closes on the next',
    () => utf8(`A;B;C\n${'a;b;"c\n'.repeat(1_200_000)}`),
    'tooLong',
  ],
  ['quotes that open and close', () => utf8(`A;B\n${'"x"y;"z\n'.repeat(1_200_000)}`), 'taken tooLong empty'],
  ['a heading of five million columns', () => utf8(`${';a'.repeat(4_900_000)}\n1\n`), 'tooWide'],
  ['five million rows', () => utf8(`A\n${'1\n'.repeat(4_900_000)}`), 'tooLong'],
];
