import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Db } from '../client.ts';

/** Every row of the database in short, by table: to see whether it is as it was. What was written, `writesSince` tells for less. */
export type Print = ReadonlyMap<string, readonly string[]>;

/** Figures follow from other rows, and are counted whenever somebody reads them. */
const COUNTED = ['analytics_changes', 'analytics_entries', 'analytics_months'];
/** Catalogues are the same for everybody, counters of attempts are meant to rise. */
export const NOT_WATCHED = ['cities', 'tax_table', 'rate_limits', ...COUNTED];

export async function printDatabase(pool: pg.Pool): Promise<Print> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where (schemaname = 'public' or (schemaname = 'graphile_worker' and tablename = '_private_jobs'))
      and tablename <> all($1)`,
    [NOT_WATCHED],
  );
  const parts = tables.map(({ name }) => `select '${name}' as name, md5(t::text) as row from ${name} t`);
  const { rows } = await pool.query<{ name: string; row: string }>(
    `${parts.join(' union all ')} order by 1, 2`,
  );
  const print = new Map<string, string[]>();
  for (const { name, row } of rows) print.set(name, [...(print.get(name) ?? []), row]);
  return print;
}

/** Tables whose rows are not the same ones any more: changed, gone or added. */
export const changedTables = (before: Print, after: Print): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name)?.join() !== after.get(name)?.join(),
  );

/** And what keeps when somebody was last there, which every request changes. */
const NOT_ITS_OWN = ['user_sessions', ...COUNTED];

/** Every row that names this agency as its own, as `printDatabase` prints all. */
export async function printAgency(db: Db, agencyId: string): Promise<Print> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'agency_id' and not (table_name = any(${sql.param(NOT_ITS_OWN)})) order by 1`);
  const print = new Map<string, readonly string[]>();
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select md5(t::text) as row from ${sql.identifier(name)} t where agency_id = ${agencyId} order by 1`,
    );
    print.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return print;
}
