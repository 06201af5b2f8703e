import { expect, test } from 'vitest';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { useDatabase } from './use-database.ts';
import { markDatabase, writesSince } from './watch-writes.ts';

const database = useDatabase();

test('what is written since a moment is told by table: what came, and what was there before', async () => {
  const { id } = await makeAgency(database.db);
  const since = async (work: () => Promise<unknown>) => {
    const mark = await markDatabase(database.pool);
    await work();
    return writesSince(database.pool, mark);
  };
  const run = (statement: string) => since(() => database.pool.query(statement));
  const AGENCIES = 'public.agencies';
  expect(await run('select 1')).toEqual({ changed: [], touched: [] });
  const came = await since(() => makeAgency(database.db));
  expect(came.changed).toContain(AGENCIES);
  expect(came.touched).toEqual([]);
  expect(await run(`update agencies set name = 'Otra' where id = '${id}'`)).toEqual({
    changed: [AGENCIES],
    touched: [AGENCIES],
  });
  const swapped = await since(async () => {
    await makeAgency(database.db);
    await database.pool.query(`delete from agencies where id = '${id}'`);
  });
  expect(swapped.touched).toEqual([AGENCIES]);
  // New rows may be written again by who made them.
  const made = await since(async () => {
    const { id: own } = await makeAgency(database.db);
    await database.pool.query(`update agencies set name = 'Propia' where id = '${own}'`);
  });
  expect(made.touched).toEqual([]);
});
