import type pg from 'pg';
import { NOT_WATCHED } from './print-database.ts';

/** How a database stood at a moment: what is written later has a higher number of transaction. */
export type Mark = { readonly xid: string; readonly rows: ReadonlyMap<string, number> };

export type Writes = {
  /** Tables in which anything was written, and that were made longer or shorter. */
  readonly changed: readonly string[];
  /** Tables of which a row that was there was written or is gone, whatever came. */
  readonly touched: readonly string[];
};

type Count = { readonly name: string; readonly rows: number; readonly fresh: number };

const TABLES = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where (schemaname = 'public' or (schemaname = 'graphile_worker' and tablename = '_private_jobs'))
    and tablename <> all($1)`;

const statements = new WeakMap<pg.Pool, Promise<string>>();

/** Counts the rows of each table and those written after a transaction. Planned once a connection: there are 150 tables. */
async function statementOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(TABLES, [NOT_WATCHED]);
  return rows
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*)::int as rows,
           count(*) filter (where xmin::text::bigint > $1::bigint)::int as fresh from ${name}`,
    )
    .join(' union all ');
}

async function countRows(pool: pg.Pool, xid: string): Promise<Count[]> {
  const statement = statements.get(pool) ?? statementOf(pool);
  statements.set(pool, statement);
  const { rows } = await pool.query<Count>({
    name: 'rows-and-writes',
    text: await statement,
    values: [xid],
  });
  return rows;
}

/** Marks this moment. Nothing may be writing at the time. */
export async function markDatabase(pool: pg.Pool): Promise<Mark> {
  const { rows } = await pool.query<{ xid: string }>('select pg_current_xact_id()::text as xid');
  const xid = rows[0]?.xid ?? '0';
  const counts = await countRows(pool, xid);
  return { xid, rows: new Map(counts.map(({ name, rows: count }) => [name, count])) };
}

/** What was written since: a row that is written again with the same values counts; one that came and went again does not. */
export async function writesSince(pool: pg.Pool, mark: Mark): Promise<Writes> {
  const counts = (await countRows(pool, mark.xid)).map(({ name, rows, fresh }) => {
    const more = rows - (mark.rows.get(name) ?? 0);
    return { name, changed: fresh > 0 || more !== 0, touched: fresh > more };
  });
  const named = (kind: 'changed' | 'touched') => counts.filter((one) => one[kind]).map(({ name }) => name);
  return { changed: named('changed'), touched: named('touched') };
}
