import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { useDatabase } from './testing/use-database.ts';

const database = useDatabase();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'elenco-migrations-'));
  await mkdir(path.join(folder, 'meta'));
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

beforeEach(async () => {
  await database.pool.query('drop schema if exists migrations cascade');
  await database.pool.query('drop table if exists migrated');
});

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  const entries = Object.keys(files).map((tag, idx) => ({ idx, tag }));
  await writeFile(path.join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }));
  for (const [tag, sql] of Object.entries(files)) await writeFile(path.join(folder, `${tag}.sql`), sql);
}

const first = 'create table migrated (x int);--> statement-breakpoint\ninsert into migrated values (1);';
const rowsOf = async () =>
  (await database.pool.query<{ x: number }>('select x from migrated order by x')).rows;

test('applies what is new in order and nothing twice, however many do it at once', async () => {
  await write({ '0000_first': first, '0001_second': 'insert into migrated values (2);' });
  const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(database.url, folder)));
  expect(runs.flat().toSorted()).toEqual(['0000_first', '0001_second']);
  expect(await rowsOf()).toEqual([{ x: 1 }, { x: 2 }]);
  expect(await migrate(database.url, folder)).toEqual([]);
});

test('keeps nothing of a file that fails, and everything of those before it', async () => {
  await write({ '0000_first': first, '0001_bad': 'insert into migrated values (2); select 1 / 0;' });
  await expect(migrate(database.url, folder)).rejects.toMatchObject({ code: '22012' });
  expect(await rowsOf()).toEqual([{ x: 1 }]);
  await write({ '0000_first': first, '0001_bad': 'insert into migrated values (3);' });
  expect(await migrate(database.url, folder)).toEqual(['0001_bad']);
});

test('refuses a file that changed after it was applied, but not other line ends', async () => {
  await write({ '0000_first': first });
  await migrate(database.url, folder);
  await write({ '0000_first': first.replaceAll('\n', '\r\n') });
  expect(await migrate(database.url, folder)).toEqual([]);
  await write({ '0000_first': `${first} select 1;` });
  await expect(migrate(database.url, folder)).rejects.toMatchObject({ name: 'MigrationError' });
});

test('refuses a database that is newer than the code', async () => {
  await write({ '0000_first': first, '0001_second': 'select 1;' });
  await migrate(database.url, folder);
  await write({ '0000_first': first });
  await expect(migrate(database.url, folder)).rejects.toThrow('0001_second');
});

test('fails on an unreachable server instead of hanging', async () => {
  const nobody = new URL(database.url);
  nobody.port = '1';
  await expect(migrate(nobody.href, folder)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

const base = {
  '0112_ground': 'select 1;',
  '0113_tables': first,
  '0114_integrity': 'select 1;',
  '0115_catalogues': 'select 1;',
};
const former = {
  '0000_base': first,
  '0050_rides-in-course': 'select 1;',
  '0115_tell-the-digest': 'select 1;',
};

test('takes over a database of the migrations that came before the base', async () => {
  await write(former);
  await migrate(database.url, folder);
  await write({ ...base, '0116_more': 'insert into migrated values (3);' });
  expect(await migrate(database.url, folder)).toEqual(['0116_more']);
  expect(await rowsOf()).toEqual([{ x: 1 }, { x: 3 }]);
  expect(await migrate(database.url, folder)).toEqual([]);
  const { rows } = await database.pool.query('select name from migrations.applied order by name');
  expect(rows.map(({ name }) => name)).toEqual([...Object.keys(base), '0116_more']);
});

test('takes over one that has gone on from them', async () => {
  const more = { '0116_more': 'insert into migrated values (3);' };
  await write({ ...former, ...more });
  await migrate(database.url, folder);
  await write({ ...base, ...more, '0117_yet-more': 'insert into migrated values (4);' });
  expect(await migrate(database.url, folder)).toEqual(['0117_yet-more']);
  expect(await rowsOf()).toEqual([{ x: 1 }, { x: 3 }, { x: 4 }]);
});

test('refuses one that stopped before the last of them, and says which version goes on', async () => {
  await write({ '0000_base': first, '0050_rides-in-course': 'select 1;' });
  await migrate(database.url, folder);
  await write(base);
  await expect(migrate(database.url, folder)).rejects.toThrow(
    /se quedó en la migración 0050_rides-in-course.*llévala primero a 0115_tell-the-digest con la versión [0-9a-f]{8}/,
  );
  expect(await rowsOf()).toEqual([{ x: 1 }]);
});

/** As the README has it done for PgBouncer, here for one database, by an address of its own. */
const withRoleLimits = () => {
  const url = new URL(database.url);
  url.searchParams.set('options', '-c lock_timeout=200 -c statement_timeout=200');
  return url.href;
};

test('takes its time, whatever limits the role has', async () => {
  await write({ '0000_first': `${first} select pg_sleep(0.5);` });
  expect(await migrate(withRoleLimits(), folder)).toEqual(['0000_first']);
});

test('waits for another that migrates, whatever limits the role has', async () => {
  await write({ '0000_first': `${first} select pg_sleep(0.7);` });
  const runs = await Promise.all([1, 2].map(() => migrate(withRoleLimits(), folder)));
  expect(runs.flat()).toEqual(['0000_first']);
});

const readRows = 'select x from migrated order by x';

/** A reader that holds the table until it is told to end. */
async function holdTable(): Promise<() => Promise<void>> {
  const reader = new pg.Client({ connectionString: database.url });
  await reader.connect();
  await reader.query('begin');
  await reader.query(readRows);
  return async () => {
    await reader.query('commit');
    await reader.end();
  };
}

const isWaited = async () => {
  const { rowCount } = await database.pool.query(
    "select 1 from pg_stat_activity where datname = current_database() and application_name = 'elenco migrate' and wait_event_type = 'Lock'",
  );
  return rowCount === 1;
};

test('lets others read a table that it wants to change while somebody holds it', async () => {
  await write({ '0000_first': first });
  await migrate(database.url, folder);
  await write({ '0000_first': first, '0001_column': 'alter table migrated add column y int;' });
  const release = await holdTable();
  const migrating = migrate(database.url, folder, { waitMs: 300, pauseMs: 300, attempts: 1_000 });
  // Twice, so that it has also tried again.
  for (let time = 0; time < 2; time += 1) {
    await expect.poll(isWaited, { timeout: 20_000, interval: 5 }).toBe(true);
    expect(await rowsOf()).toEqual([{ x: 1 }]);
  }
  await release();
  expect(await migrating).toEqual(['0001_column']);
});

test('says so when a table is never free, and changes nothing', async () => {
  await write({ '0000_first': first });
  await migrate(database.url, folder);
  const both = 'insert into migrated values (2); alter table migrated add column y int;';
  await write({ '0000_first': first, '0001_both': both });
  const release = await holdTable();
  const migrating = migrate(database.url, folder, { waitMs: 50, pauseMs: 10, attempts: 3 });
  await expect(migrating).rejects.toThrow('La migración 0001_both no encontró libre una tabla');
  await release();
  expect(await rowsOf()).toEqual([{ x: 1 }]);
});
