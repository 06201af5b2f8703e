import { sql } from 'drizzle-orm';
import { database } from './database';
import { env } from './env';

const PATIENCE_MS = 2_000;

/** Set by the server once it has been asked to stop (scripts/start/child-preload.mjs). */
const server = globalThis as typeof globalThis & { elencoStopping?: boolean };

/**
 * Whether requests should be sent here: it is not about to stop, its variables are as they must be, and the database
 * answers within two seconds. Never throws.
 */
export async function isReady(): Promise<boolean> {
  if (server.elencoStopping) return false;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const answers = async () => {
    env();
    await database().execute(sql`select 1`);
    return true;
  };
  try {
    return await Promise.race([answers(), tooLate]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
