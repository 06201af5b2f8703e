import type { Tx } from '@/db/client';
import { database } from './database';
import { databaseCode, unavailableBy } from './database-errors';
import { log } from './log';
import { onceInTransaction } from './once';
import { unlessChanged } from './seen-revision';

/** Codes of PostgreSQL that mean "try again": serialization failure and deadlock. */
const TRANSIENT = new Set(['40001', '40P01']);
const ATTEMPTS = 4;

/** A failure that passes, in words for who waits; what PostgreSQL said of it is logged. */
function refusal(error: unknown): unknown {
  const told = unavailableBy(error);
  if (told !== error) log.warn({ code: databaseCode(error) }, 'database refused a write for now');
  return told;
}

/**
 * Runs a write in one transaction, again when PostgreSQL says that another one stood in its way. Throws UNAVAILABLE when
 * the database cannot take it now: a row that somebody holds for long, a full disk, no server.
 * In a request with an idempotency key it is done once (`once.ts`), and its result should be plain data; in one that says
 * which revision it saw, it is refused when that changed since (`seen-revision.ts`).
 */
export async function transact<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  const doOnce = onceInTransaction(unlessChanged(work));
  for (let attempt = 1; ; attempt++) {
    try {
      return await database().transaction(doOnce);
    } catch (error) {
      if (attempt >= ATTEMPTS || !TRANSIENT.has(databaseCode(error) ?? '')) throw refusal(error);
      await new Promise((resolve) => setTimeout(resolve, 10 * 2 ** attempt));
    }
  }
}
