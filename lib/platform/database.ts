import { createDatabase, type DatabaseHandle, type Db } from '@/db/client';
import { log } from './log';

const holder = globalThis as typeof globalThis & { elencoDatabase?: DatabaseHandle };
const CONNECTIONS = 10;

function handle(): DatabaseHandle {
  if (!holder.elencoDatabase) {
    const url = process.env.DATABASE_URL;
    if (!url)
      throw new Error('DATABASE_URL is not set: start with npm start, which brings its own PostgreSQL');
    holder.elencoDatabase = createDatabase(url, { max: Number(process.env.PG_POOL_MAX) || CONNECTIONS });
    holder.elencoDatabase.pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'));
  }
  return holder.elencoDatabase;
}

/** The process's one pool; survives module reloads in development. */
export const database = (): Db => handle().db;

/** The same connections without drizzle, for a library that brings its own SQL. */
export const databasePool = (): DatabaseHandle['pool'] => handle().pool;

/** Ends the pool; the next use opens another. */
export async function closeDatabase(): Promise<void> {
  const open = holder.elencoDatabase;
  delete holder.elencoDatabase;
  await open?.pool.end();
}
