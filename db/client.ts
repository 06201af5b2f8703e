import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema';

export type Schema = typeof schema;

/** Reads and single statements. */
export type Db = NodePgDatabase<Schema>;

/** Inside a transaction; what writes pass on to what they call. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export type DatabaseHandle = { readonly db: Db; readonly pool: pg.Pool };

/** Opens a pool on a PostgreSQL address; `max` connections at the most. */
export function createDatabase(url: string, options: { max?: number } = {}): DatabaseHandle {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: 'elenco',
    // A server that is gone, or a pool used up, is an error within ten seconds and not a page that hangs.
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // A connection lost while idle is replaced at the next use; an unheard error would end the process.
  pool.on('error', () => undefined);
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), pool };
}
