import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toCamelCase } from 'drizzle-orm/casing';
import { expect, test } from 'vitest';
import { useDatabase } from './testing/use-database.ts';

const own = useDatabase();
const root = path.resolve(import.meta.dirname, '..');

// A table or a column of which no code says the name is read and written by nobody. `db/schema` says all of them.
const sources = ['app', 'lib', 'scripts']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing\/|\.d\.ts$/.test(file))
      .map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
  )
  .join('\n');

async function unnamed(): Promise<string[]> {
  const { rows: functions } = await own.pool.query<{ body: string }>(
    `select pg_get_functiondef(oid) as body from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'`,
  );
  const words = new Set([sources, ...functions.map(({ body }) => body)].join('\n').match(/\w+/g));
  const { rows } = await own.pool.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1, a.attnum`,
  );
  const isNamed = (name: string) => words.has(name) || words.has(toCamelCase(name));
  return [
    ...new Set(rows.map(({ table }) => table).filter((table) => !isNamed(table))),
    ...rows.filter(({ column }) => !isNamed(column)).map(({ table, column }) => `${table}.${column}`),
  ];
}

test('every table and every column is named by code', async () => {
  expect(await unnamed()).toEqual([]);
});

test('one that is not, is found', async () => {
  await own.pool.query('create table unread_things (id int, unread_word text)');
  expect(await unnamed()).toEqual(['unread_things', 'unread_things.unread_word']);
  await own.pool.query('drop table unread_things');
});
