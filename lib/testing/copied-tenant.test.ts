import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { copyTenant } from './copied-tenant';
import { makeTenant } from './tenant';

const database = useDatabase();

/** Words of names and the chain, which follow from what was there before. */
const OTHERWISE = ['talent_words', 'audit_chain'];

/** What differs between any two tenants: ids, names, addresses, numbers, instants. */
const OWN =
  /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|Ajena[0-9a-f]{10}|[a-z]+-\d+-[0-9a-f]{6}@|Xq[a-z]+|\b1\d{9}\b|\bP\d+-|[0-9a-f]{64}|20\d\d-\d\d-\d\d[T ][\d:.+]+/gi;

/** Every row written by that, as text without what is its own. */
async function rowsOf(make: () => Promise<unknown>): Promise<string[]> {
  const { rows: marks } = await database.pool.query('select pg_current_xact_id()::text as xid');
  await make();
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all($1)`,
    [OTHERWISE],
  );
  const lines: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ row: string }>(
      `select (to_jsonb(t) - 'id')::text as row from ${name} t where xmin::text::bigint > $1::bigint`,
      [marks[0].xid],
    );
    lines.push(...rows.map(({ row }) => `${name} ${row.replaceAll(OWN, '<own>')}`));
  }
  return lines.sort();
}

test('a copy has the rows that a tenant has when it is made', async () => {
  await copyTenant(database.db);
  const made = await rowsOf(() => makeTenant(database.db));
  expect(made.length).toBeGreaterThan(50);
  expect(await rowsOf(() => copyTenant(database.db))).toEqual(made);
});

test('its rows name one another, and nobody else', async () => {
  const [one, other] = [await copyTenant(database.db), await copyTenant(database.db)];
  expect(one.marker).not.toBe(other.marker);
  expect([...one.owned].filter((id) => other.owned.has(id))).toEqual([]);
  expect(one.owned).toContain(one.members.owner.sessionId);
  const { rows: keys } = await database.pool.query<{ broken: string }>(`
    select format('select %L as name from %s child where %s and not exists (select from %s parent where %s)',
      conname, conrelid::regclass, string_agg(format('child.%I is not null', own.attname), ' and '),
      confrelid::regclass, string_agg(format('child.%I = parent.%I', own.attname, far.attname), ' and ')) as broken
    from pg_constraint c, unnest(conkey, confkey) pair (own_number, far_number)
      join pg_attribute own on own.attnum = own_number join pg_attribute far on far.attnum = far_number
    where contype = 'f' and connamespace = 'public'::regnamespace
      and own.attrelid = conrelid and far.attrelid = confrelid
    group by c.oid, conname, conrelid, confrelid`);
  const { rows: broken } = await database.pool.query(keys.map((key) => key.broken).join(' union all '));
  expect(keys.length).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});

test('several at once are each their own', async () => {
  const tenants = await Promise.all(Array.from({ length: 4 }, () => copyTenant(database.db)));
  expect(new Set(tenants.map(({ agency }) => agency)).size).toBe(4);
});
