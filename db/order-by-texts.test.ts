import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from './schema/index.ts';

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

/** Texts that are called as what counts, with the reason: none is counted up. */
const NOT_COUNTED: Readonly<Record<string, string>> = {
  'banks.code': 'of a catalogue',
  'client_contacts.position': 'what somebody works as',
  'contract_types.code': 'of a catalogue',
  'convocatories.code': 'of the quotation and the call; lists compare its length first',
  'countries.code': 'of a catalogue',
  'currencies.code': 'of a catalogue',
  'document_codes.code': 'drawn by lot, for /verificar',
  'document_types.code': 'of a catalogue',
  'event_collections.invoiceNumber': 'of an invoice made elsewhere',
  'genders.code': 'of a catalogue',
  'message_replies.number': 'a telephone',
  'profiles.code': 'of a catalogue',
  'quotations.calcVersion': 'the name of a calculation',
  'services.code': 'of a catalogue',
  'talent_contributions.number': 'of a form of the state',
  'unit_measures.code': 'of a catalogue',
  'whatsapp_numbers.number': 'a telephone',
  'whatsapp_numbers.ownNumber': 'a telephone',
};
const COUNTS = /^(code|number|version|position|revision|turn)$|(Number|Version|Position)$|^consecutive/;

test('what counts is a number in the database, so that 10 comes after 9', () => {
  const texts = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .flatMap((table) =>
      Object.entries(getTableColumns(table))
        .filter(([name, column]) => COUNTS.test(name) && column.dataType === 'string')
        .map(([name]) => `${getTableName(table)}.${name}`),
    );
  expect(texts.toSorted()).toEqual(Object.keys(NOT_COUNTED).toSorted());
});
