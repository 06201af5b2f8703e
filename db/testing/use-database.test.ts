import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { database } from '@/lib/platform/database';
import { makeClient } from '../../lib/testing/factories/clients.ts';
import { clients } from '../schema/index.ts';
import { countStatements } from './count-statements.ts';
import { useDatabase } from './use-database.ts';

const own = useDatabase();

test('the application and the test see the same database, which no other file does', async () => {
  const client = await makeClient(own.db);
  expect(await database().select().from(clients)).toEqual([client]);
  expect(process.env.DATABASE_URL).toBe(own.url);
});

test('the catalogues and the queue are there', async () => {
  const { rows } = await own.pool.query(
    `select (select name from states where id = 71) as state,
            to_regclass('graphile_worker._private_jobs')::text as queue`,
  );
  expect(rows).toEqual([{ state: 'Usuario por verificar', queue: 'graphile_worker._private_jobs' }]);
});

test('statements are counted through every pool, and only while asked to', async () => {
  const { result, statements } = await countStatements(async () => {
    await own.pool.query('select 1');
    return database().transaction(async (tx) => (await tx.execute(sql`select ${7}::int as seven`)).rows);
  });
  await own.pool.query('select 2');
  expect(result).toEqual([{ seven: 7 }]);
  expect(statements).toEqual(['select 1', 'begin', 'select $1::int as seven', 'commit']);
});
