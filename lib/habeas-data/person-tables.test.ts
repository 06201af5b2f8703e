import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { NAMED_IDS } from './export/names-of-ids';
import { columnLabel, isOwnColumn } from './export/person-document';
import { PERSON_TABLE_NAMES, PERSON_TABLES } from './person-tables';

const database = useDatabase();

/** The talent's own row, and its files, are dealt with by themselves; seals and the trail name no talent. */
const APART = ['files'];

test('every table with rows of a talent says what becomes of them', async () => {
  const { rows } = await database.db.execute<{ table_name: string }>(sql`
    select c.table_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'talent_id' and t.table_type = 'BASE TABLE'`);
  const found = rows.map((row) => row.table_name).filter((name) => !APART.includes(name));
  expect([...PERSON_TABLE_NAMES].toSorted()).toEqual(found.toSorted());
  expect(new Set(PERSON_TABLES.map(({ table }) => table))).toEqual(new Set(PERSON_TABLE_NAMES));
});

/** Other rows of the person, and who did something. */
const NO_CATALOGUES: readonly string[] = [
  'talents',
  'users',
  'files',
  'talent_places',
  ...PERSON_TABLE_NAMES,
];

test('every column of a copy has a word, and every id of a catalogue a name', async () => {
  for (const { table, copied } of PERSON_TABLES) {
    if (!copied) continue;
    const { rows } = await database.db.execute<{ name: string; type: string; refers: string | null }>(sql`
      select a.attname as name, a.atttypid::regtype::text as type, (
        select confrelid::regclass::text from pg_constraint
        where contype = 'f' and conrelid = a.attrelid and conkey = array[a.attnum]
          and exists (select from pg_attribute where attrelid = confrelid and attname = any('{name,text}'))
      ) as refers
      from pg_attribute a where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped`);
    const ofCopy = rows.filter(({ name }) => copied === 'all' || copied.includes(name));
    for (const { name, type, refers } of ofCopy) {
      const where = `${table}.${name}`;
      if (refers && !NO_CATALOGUES.includes(refers)) {
        expect(NAMED_IDS[name]?.[0], where).toBe(refers);
        expect(columnLabel(name.replace(/_id$/, '_name')), where).toBeDefined();
      }
      if (type !== 'uuid' && !isOwnColumn(name)) expect(columnLabel(name), where).toBeDefined();
    }
  }
});

test('columns of a copy are there', async () => {
  for (const { table, copied } of PERSON_TABLES) {
    if (!Array.isArray(copied)) continue;
    const { rows } = await database.db.execute<{ column_name: string }>(sql`
      select column_name from information_schema.columns
      where table_schema = 'public' and table_name = ${table}`);
    expect(rows.map((row) => row.column_name)).toEqual(expect.arrayContaining([...copied]));
  }
});
