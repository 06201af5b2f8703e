import { expect, test } from 'vitest';
import { useDatabase } from './testing/use-database.ts';

const own = useDatabase();

// A read, an erasure or the deletion of what is pointed at walks a foreign key from the other end: without an index it
// reads the whole table, of all agencies, and under a loop once for each row.

const CATALOGUE =
  'a catalogue: its rows are not deleted, and what has one of them is read of an agency, not by it';

/** What is pointed at by keys that nobody walks, with the reason. */
const TARGETS_NOT_WALKED: Readonly<Record<string, string>> = {
  agencies: 'no agency is deleted, and what is read of one has an index for its order',
  users: 'no user is deleted, and nothing is listed by who did it',
  files: 'the row of a file stays when the file goes, and a file is found by what has it',
  banks: CATALOGUE,
  cities: CATALOGUE,
  contract_types: CATALOGUE,
  countries: CATALOGUE,
  currencies: CATALOGUE,
  document_types: CATALOGUE,
  photo_reject_reasons: CATALOGUE,
  profiles: CATALOGUE,
  seal_certificates: CATALOGUE,
  services: CATALOGUE,
  skill_areas: CATALOGUE,
  states: CATALOGUE,
  taxation_prices: CATALOGUE,
};

/** Keys that nobody walks, with the reason. */
const KEYS_NOT_WALKED: Readonly<Record<string, string>> = {
  api_keys_person_fk: 'an agency has a handful of keys, which are read together',
};

const UNINDEXED = `
  select con.conrelid::regclass::text as "table", con.conname as key, con.confrelid::regclass::text as target
  from pg_constraint con
  where con.contype = 'f' and con.connamespace = 'public'::regnamespace
    and not exists (
      select from pg_index i
      where i.indrelid = con.conrelid and i.indisvalid
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$')
        and (array(select k from unnest(i.indkey::int2[]) with ordinality u(k, at)
               where at <= cardinality(con.conkey) order by at) <@ con.conkey
             or i.indkey[0] = any(con.conkey) and i.indkey[0] <> coalesce((
               select a.attnum from pg_attribute a where a.attrelid = con.conrelid and a.attname = 'agency_id'), 0)))
  order by con.conname`;

test('every foreign key that is walked has an index that begins with it, whole or of all rows that have it', async () => {
  const { rows } = await own.pool.query<Record<'table' | 'key' | 'target', string>>(UNINDEXED);
  const walked = rows.filter(({ target, key }) => !(target in TARGETS_NOT_WALKED || key in KEYS_NOT_WALKED));
  expect(walked).toEqual([]);
  const keys = new Set(rows.map(({ key }) => key));
  expect(Object.keys(KEYS_NOT_WALKED).filter((key) => !keys.has(key))).toEqual([]);
});
