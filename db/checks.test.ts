import { expect, test } from 'vitest';
import { useDatabase } from './testing/use-database.ts';

const own = useDatabase();

const UNCHECKED = `
  select format('%s.%s', a.attrelid::regclass, a.attname) as name
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  where a.attnum > 0 and not a.attisdropped and (a.atttypid = 'jsonb'::regtype or a.attname = 'currency_code')
    and not exists (
      select from pg_constraint k
      where k.contype = 'c' and k.conrelid = a.attrelid and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) ~
          case when a.atttypid = 'jsonb'::regtype then 'jsonb_typeof' else '\\^\\[A-Z\\]\\{3\\}\\$' end)
  order by 1`;

test('every JSON column holds the kind that is read of it, and every currency is three letters', async () => {
  const { rows } = await own.pool.query<{ name: string }>(UNCHECKED);
  expect(rows.map(({ name }) => name)).toEqual([]);
});
