import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
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

test('columns of a copy are there', async () => {
  for (const { table, copied } of PERSON_TABLES) {
    if (!Array.isArray(copied)) continue;
    const { rows } = await database.db.execute<{ column_name: string }>(sql`
      select column_name from information_schema.columns
      where table_schema = 'public' and table_name = ${table}`);
    expect(rows.map((row) => row.column_name)).toEqual(expect.arrayContaining([...copied]));
  }
});
