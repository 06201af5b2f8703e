import { expect, test } from 'vitest';
import { useDatabase } from './testing/use-database.ts';

const own = useDatabase();

// What is found by the first columns of an index needs no second index of these alone: it is written with every row, and
// read by nobody. One that is unique, or holds some of the rows, says or saves something.
const DOUBLED = `
  with indexes as (
    select indexrelid::regclass as name, indrelid, indisunique, indnkeyatts as width,
      coalesce(pg_get_expr(indpred, indrelid), '') as rows,
      array(select concat_ws(' ', pg_get_indexdef(indexrelid, k, true), indoption[k - 1], indcollation[k - 1],
        indclass[k - 1]) from generate_series(1, indnkeyatts) k) as keys
    from pg_index join pg_class c on c.oid = indrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r')
  select format('%s begins %s', narrow.name, wide.name) as pair
  from indexes narrow join indexes wide on wide.indrelid = narrow.indrelid and wide.name <> narrow.name
    and wide.rows = narrow.rows and wide.keys[1:narrow.width] = narrow.keys
  where not narrow.indisunique and (wide.width > narrow.width or wide.indisunique or wide.name > narrow.name)
  order by 1`;

const doubled = async () => (await own.pool.query<{ pair: string }>(DOUBLED)).rows.map(({ pair }) => pair);

test('no index is the beginning of another', async () => {
  expect(await doubled()).toEqual([]);
});

test('one that is, is found', async () => {
  await own.pool.query('create index clients_of_agency on clients (agency_id)');
  expect((await doubled()).length).toBeGreaterThan(0);
  await own.pool.query('drop index clients_of_agency');
});
