import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFile } from './parse-file';
import { splitText } from './split-text';

const HEADERS = ['Nombres', 'Correo', 'Notas', 'Ciudad'];

const word = fc.constantFrom(
  'Ana',
  'Peña',
  'D’Angelo',
  '"Top" de la casa',
  '5\'7"',
  'a;b',
  'x,y',
  '–',
  '€',
  'uno\ndos',
);
const cellText = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const rows = fc.array(fc.tuple(cellText, cellText, cellText, cellText), { minLength: 1, maxLength: 12 });

const dialect = fc.record({
  delimiter: fc.constantFrom(';', ',', '\t', '|'),
  ends: fc.array(fc.constantFrom('\n', '\r\n', '\r'), { minLength: 1, maxLength: 5 }),
  quotes: fc.constantFrom('all', 'needed'),
  code: fc.constantFrom(
    'utf8',
    'utf8 with mark',
    'utf16le',
    'utf16le with mark',
    'utf16be',
    'utf16be with mark',
    '1252',
  ),
  titles: fc.constantFrom('', 'Base de talentos 2026', 'sep'),
  blank: fc.boolean(),
});
type Dialect = typeof dialect extends fc.Arbitrary<infer One> ? One : never;

const BYTES: Readonly<Record<string, number>> = { '’': 0x92, '–': 0x96, '€': 0x80 };

function encode(text: string, code: string): Buffer {
  const marked = code.endsWith('with mark') ? `\uFEFF${text}` : text;
  if (code.startsWith('utf16le')) return Buffer.from(marked, 'utf16le');
  if (code.startsWith('utf16be')) return Buffer.from(marked, 'utf16le').swap16();
  if (code === '1252') return Buffer.from([...text].map((one) => BYTES[one] ?? one.charCodeAt(0)));
  return Buffer.from(marked);
}

function write(written: readonly (readonly string[])[], given: Dialect): Buffer {
  const { delimiter, ends, quotes, code, titles, blank } = given;
  const cell = (text: string): string =>
    quotes === 'all' || text.includes(delimiter) || /["\n\r]/.test(text)
      ? `"${text.replaceAll('"', '""')}"`
      : text;
  const lines = [HEADERS, ...written].map((cells) => cells.map(cell).join(delimiter));
  const above = titles === 'sep' ? [`sep=${delimiter}`] : titles ? [titles, ''] : [];
  const all = [...above, ...lines, ...(blank ? ['', delimiter.repeat(3)] : [])];
  return encode(all.map((line, at) => line + (ends[at % ends.length] ?? '\n')).join(''), code);
}

test('what is written in any dialect is read back, and every line is accounted for', async () => {
  await fc.assert(
    fc.asyncProperty(rows, dialect, async (written, given) => {
      const [table] = (await parseFile(write(written, given))).tables;
      expect(table?.headers).toEqual(HEADERS);
      expect(table?.rows.map(({ cells }) => cells)).toEqual(written);
      const { total = 0, above = 0, empty = 0, inside = 0, examples = 0 } = table?.lines ?? {};
      expect(total).toBe(above + 1 + written.length + empty + inside + examples);
    }),
    { numRuns: 400 },
  );
});

test('cells of two lines in most rows leave the width to the rows', async () => {
  const written = [
    ['Ana', 'Ana', 'uno\ndos x,y', 'Ana'],
    ['x,y Ana', 'uno\ndos', 'Ana', 'Ana'],
  ];
  const text = [HEADERS, ...written].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n');
  const [table] = (await parseFile(Buffer.from(text))).tables;
  expect(table?.rows.map(({ cells }) => cells)).toEqual(written);
});

/** Whatever somebody types, with quotes that close nothing, no person is lost: each stands on a line of its own. */
test('people whose notes have quotes that nobody closes are all there', async () => {
  const note = fc
    .array(fc.constantFrom('"', '""', 'top', ' ', "'", '5\'7"', '“', 'x'), { maxLength: 6 })
    .map((all) => all.join(''));
  await fc.assert(
    fc.asyncProperty(
      fc.array(note, { minLength: 1, maxLength: 20 }),
      fc.constantFrom(';', ',', '\t'),
      async (notes, delimiter) => {
        const lines = notes.map((one, at) => ['Ana', `a${at}@x.co`, one, 'Cali'].join(delimiter));
        const bytes = Buffer.from([HEADERS.join(delimiter), ...lines].join('\n'));
        const [table] = (await parseFile(bytes)).tables;
        expect(table?.rows.map(({ cells }) => cells[1])).toEqual(notes.map((_, at) => `a${at}@x.co`));
      },
    ),
    { numRuns: 400 },
  );
});

/**
 * Of two columns a quote may be meant or not, and nothing tells which: the figures are what is left, of a thousand made
 * tables each.
 */
test.each([
  [';', 10, 60],
  ['\t', 10, 60],
  [',', 80, 60],
])('tables of two columns parted by %j are nearly all read right', (delimiter, mostStray, mostMeant) => {
  const wrong = (written: readonly (readonly string[])[], cellOf: (text: string) => string) => {
    const text = [['Correo', 'Notas'], ...written].map((row) => row.map(cellOf).join(delimiter)).join('\n');
    const read = splitText(text, 1_000).lines.slice(1);
    return JSON.stringify(read.map(({ cells }) => cells[0])) !== JSON.stringify(written.map(([one]) => one));
  };
  const piece = fc.constantFrom('"', '""', 'top', ' ', "'", '5\'7"', '“', 'x');
  const note = fc.array(piece, { maxLength: 6 }).map((all) => all.join(''));
  const notes = fc.array(note, { minLength: 1, maxLength: 20 });
  const stray = fc.sample(notes, { numRuns: 1_000, seed: 7 }).filter((all) =>
    wrong(
      all.map((one, at) => [`a${at}@x.co`, one]),
      (text) => text,
    ),
  );
  expect(stray.length).toBeLessThanOrEqual(mostStray);
  const words = fc.constantFrom('Ana', 'uno\ndos', `a${delimiter}b`, '"Top"', `hola\nya${delimiter} sí`);
  const cell = fc.array(words, { minLength: 1, maxLength: 3 }).map((all) => all.join(' '));
  const tables = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 12 });
  const quoted = (text: string) =>
    text.includes(delimiter) || /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const meant = fc.sample(tables, { numRuns: 1_000, seed: 8 }).filter((all) => wrong(all, quoted));
  expect(meant.length).toBeLessThanOrEqual(mostMeant);
});
