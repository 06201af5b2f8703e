import type { Tx } from '@/db/client';
import { database } from './database';
import { databaseCode } from './database-errors';

/** Codes of PostgreSQL that mean "try again": serialization failure and deadlock. */
const TRANSIENT = new Set(['40001', '40P01']);
const ATTEMPTS = 4;

/** Runs a write in one transaction, again when PostgreSQL says that another one stood in its way. */
export async function transact<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database().transaction(work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !TRANSIENT.has(databaseCode(error) ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10 * 2 ** attempt));
    }
  }
}
