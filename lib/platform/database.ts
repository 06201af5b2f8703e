import { AsyncLocalStorage } from 'node:async_hooks';
import { createDatabase, type DatabaseHandle, type Db, type Tx } from '@/db/client';
import { log } from './log';

const holder = globalThis as typeof globalThis & { elencoDatabase?: DatabaseHandle };
const CONNECTIONS = 10;
const WAIT_SECONDS = 3;

function handle(): DatabaseHandle {
  if (!holder.elencoDatabase) {
    const url = process.env.DATABASE_URL;
    if (!url)
      throw new Error('DATABASE_URL is not set: start with npm start, which brings its own PostgreSQL');
    holder.elencoDatabase = createDatabase(url, {
      max: Number(process.env.PG_POOL_MAX) || CONNECTIONS,
      waitSeconds: Number(process.env.PG_WAIT_SECONDS) || WAIT_SECONDS,
    });
    holder.elencoDatabase.pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'));
  }
  return holder.elencoDatabase;
}

/**
 * While a composed read runs, everything it asks goes through the connection it already has: with one more for each
 * question inside, a small pool would be used up by reads that wait for one another.
 */
const within = new AsyncLocalStorage<Db>();

/** The process's one pool, or the transaction that `readWithin` is in; survives module reloads in development. */
export const database = (): Db => within.getStore() ?? handle().db;

/** Runs `work` with one connection alone: `database()` leads to `tx` in all that it calls and awaits. */
export const readWithin = <T>(tx: Tx, work: () => Promise<T>): Promise<T> =>
  // A transaction answers every question that the pool does; only the pool itself is not behind it.
  within.run(tx as unknown as Db, work);

/** The same connections without drizzle, for a library that brings its own SQL. */
export const databasePool = (): DatabaseHandle['pool'] => handle().pool;

/** Ends the pool; the next use opens another. */
export async function closeDatabase(): Promise<void> {
  const open = holder.elencoDatabase;
  delete holder.elencoDatabase;
  await open?.pool.end();
}
