import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { closeDatabase, database, readWithin } from './database';
import { expectedError } from './database-errors';
import { transact } from './transaction';

const clone = useDatabase();

beforeEach(async () => {
  process.env.PG_POOL_MAX = '2';
  // As an installation that says nothing of it.
  delete process.env.PG_WAIT_SECONDS;
  await clone.pool.query('create table if not exists held (id int primary key, word text)');
  await clone.pool.query(`insert into held values (1, 'a'), (2, 'b') on conflict do nothing`);
});
afterEach(async () => {
  await closeDatabase();
  delete process.env.PG_POOL_MAX;
});

const write = (id: number) => transact((tx) => tx.execute(sql`update held set word = 'c' where id = ${id}`));

test('a row that somebody holds is refused in words, and others go on', async () => {
  const holder = await clone.pool.connect();
  await holder.query('begin; update held set word = $$mine$$ where id = 1');
  const began = Date.now();
  const refused = Promise.allSettled([write(1), write(1), write(1)]);
  await write(2);
  expect(Date.now() - began).toBeLessThan(25_000);
  for (const each of await refused)
    expect(each).toMatchObject({ reason: { code: 'UNAVAILABLE', messageKey: 'errors.database.busy' } });
  await holder.query('rollback');
  holder.release();
  await expect(write(1)).resolves.toBeDefined();
});

test.each([
  [undefined, { l: '3s', s: '30s', i: '30s' }],
  ['20', { l: '20s', s: '40s', i: '30s' }],
])(
  'every connection has limits for waiting, for statements and for transactions left open: %s',
  async (told, limits) => {
    if (told) process.env.PG_WAIT_SECONDS = told;
    const { rows } = await database().execute(
      sql`select current_setting('lock_timeout') l, current_setting('statement_timeout') s,
      current_setting('idle_in_transaction_session_timeout') i`,
    );
    expect(rows).toEqual([limits]);
  },
);

test('a reader meets UNAVAILABLE too: a statement broken off, a server that is gone', async () => {
  const failure = await database()
    .execute(sql`select set_config('statement_timeout', '50ms', true), pg_sleep(0)`)
    .then(() =>
      database().transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = '50ms'`);
        await tx.execute(sql`select pg_sleep(2)`);
      }),
    )
    .catch((error: unknown) => error);
  expect(expectedError(failure)).toMatchObject({ code: 'UNAVAILABLE' });
  process.env.DATABASE_URL = 'postgresql://nobody@127.0.0.1:1/none';
  await closeDatabase();
  const gone = await database()
    .execute(sql`select 1`)
    .catch((error: unknown) => error);
  expect(expectedError(gone)).toMatchObject({ code: 'UNAVAILABLE' });
  process.env.DATABASE_URL = clone.url;
});

test('with one connection a read inside a transaction does not wait for another', async () => {
  process.env.PG_POOL_MAX = '1';
  const read = transact((tx) =>
    readWithin(tx, async () => {
      const { rows } = await database().execute(sql`select 1 as one`);
      return transact(async () => rows);
    }),
  );
  await expect(read).resolves.toEqual([{ one: 1 }]);
});

test('a connection that is lost while its transaction asks nothing is an error of that transaction alone', async () => {
  const lost = transact(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() pid`);
    await clone.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return tx.execute(sql`select 1`);
  });
  await expect(lost).rejects.toThrow();
  await expect(write(1)).resolves.toBeDefined();
});
