import { sql } from 'drizzle-orm';
import { database } from './database';

const PATIENCE_MS = 2_000;

/** Whether the database answers within two seconds. Never throws. */
export async function isReady(): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const answers = async () => {
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
