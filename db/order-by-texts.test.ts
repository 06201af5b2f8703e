import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// `select number::text … order by number` sorts the output column, a text: 9 stands after 10. A name in `order by` means
// the output column before the table's, so a column that is read as text is sorted by with its table's name before it.

const LITERAL = /`(?:[^`\\]|\\.)*`|'(?:[^'\\\n]|\\.)*'/gs;
const AS_TEXT = /([\w.]+)::text(?:\[\])?(?:\s+as\s+"?(\w+)"?)?/g;
const ORDER = /order by\s+([\w.,\s]+?)(?=\blimit\b|\boffset\b|\bfor\b|[`')$]|$)/gi;

/** The output columns of a text that are numbers or anything else read as text, and that it sorts by. */
function sortedTexts(source: string): string[] {
  return (source.match(LITERAL) ?? []).flatMap((literal) => {
    const texts = new Set(
      [...literal.matchAll(AS_TEXT)].map(([, column = '', alias]) => alias ?? column.split('.').at(-1) ?? ''),
    );
    const terms = [...literal.matchAll(ORDER)].flatMap(([, list = '']) => list.split(','));
    return terms.map((term) => term.trim().split(/\s+/)[0] ?? '').filter((term) => texts.has(term));
  });
}

test('nothing is sorted by what was made a text in the same statement', () => {
  const files = ['lib', 'db', 'scripts', 'bench', 'app'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  const found = files
    .filter((file) => /\.tsx?$/.test(file) && file !== 'db/order-by-texts.test.ts')
    .flatMap((file) => sortedTexts(readFileSync(file, 'utf8')).map((column) => `${file}: ${column}`));
  expect(found).toEqual([]);
});

test.each([
  ["'select number::text, hash from audit_seals order by number desc limit 1'", ['number']],
  ['`select s.number::text as place from seals s order by place, hash`', ['place']],
  ['`select s.number::text, s.hash from seals s order by s.number desc limit 1`', []],
  ['`select a.at, a.id::text from entries a order by a.at, id`', ['id']],
])('%s', (source, columns) => {
  expect(sortedTexts(source)).toEqual(columns);
});
