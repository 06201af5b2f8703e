import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { Connection } from './connection';
import { FlightPool } from './flights';
import { readRowsFast } from './read-rows';
import * as schema from './schema';

readRowsFast();

export type Schema = typeof schema;

/** Reads and single statements. */
export type Db = NodePgDatabase<Schema>;

/** Inside a transaction; what writes pass on to what they call. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export type DatabaseHandle = { readonly db: Db; readonly pool: pg.Pool };

type DatabaseOptions = {
  readonly max?: number;
  /**
   * Breaks off what waits longer for a row that another one holds, and what runs too long, as is right for requests and
   * jobs; scripts may take their time.
   */
  readonly waitSeconds?: number;
};

/**
 * One row that somebody holds costs some seconds and a refusal in words, not every connection of the pool; a transaction
 * whose process is frozen ends, and with it what it holds. Set on the connection and not in its start-up packet, which
 * PgBouncer would refuse.
 */
export const connectionLimits = (waitSeconds: number): string =>
  `set lock_timeout = '${waitSeconds}s'; set statement_timeout = '${Math.max(30, 2 * waitSeconds)}s'; set idle_in_transaction_session_timeout = '30s'`;

/** Opens a pool on a PostgreSQL address; `max` connections at the most. */
export function createDatabase(url: string, { max, waitSeconds }: DatabaseOptions = {}): DatabaseHandle {
  const pool = new FlightPool({
    Client: Connection,
    // Statements of one transaction that are asked at once go in one flight too.
    pipeline: true,
    connectionString: url,
    max: max ?? 10,
    application_name: 'elenco',
    // A server that is gone, or a pool used up, is an error within ten seconds and not a page that hangs.
    connectionTimeoutMillis: Math.max(10, waitSeconds ?? 0) * 1000,
    keepAlive: true,
    ...(waitSeconds
      ? {
          onConnect: async (client: pg.ClientBase) =>
            void (await client.query(connectionLimits(waitSeconds))),
        }
      : {}),
  });
  // A connection lost while idle is replaced at the next use; an unheard error would end the process.
  pool.on('error', () => undefined);
  // The same of one that is in use and asked nothing at that moment: its next statement says that it is gone.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), pool };
}
