import { lt } from 'drizzle-orm';
import { recentChanges, takenYeses } from '@/db/schema';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { since } from './recent-changes';

/** Drops what was kept to be given back, and cannot be any more. */
export async function handle(): Promise<void> {
  const before = since(currentTime());
  await database().delete(recentChanges).where(lt(recentChanges.changedAt, before));
  await database().delete(takenYeses).where(lt(takenYeses.takenAt, before));
}
