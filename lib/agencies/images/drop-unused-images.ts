import { and, eq, isNull, lt } from 'drizzle-orm';
import { files } from '@/db/schema';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import type { JobHandler } from '@/lib/platform/jobs/define-job';
import { LOGO } from './file-kinds';
import { isUnused } from './queries';

const KEPT_MS = 2 * 24 * 60 * 60 * 1000;

/**
 * Drops images that were uploaded for a logo and given to nothing, or given up since; their bytes go with the other
 * deleted files. What is published meanwhile is no longer private and stays, and so does the logo of a signed contract.
 * Returns how many.
 */
export async function dropUnusedImages(): Promise<number> {
  const now = currentTime();
  const rows = await database()
    .update(files)
    .set({ deletedAt: now })
    .where(
      and(
        eq(files.kind, LOGO.name),
        eq(files.visibility, 'PRIVATE'),
        isNull(files.deletedAt),
        lt(files.createdAt, new Date(now.getTime() - KEPT_MS)),
        isUnused,
      ),
    )
    .returning({ id: files.id });
  return rows.length;
}

/** Daily. */
export const handle: JobHandler<object> = async (_payload, { log }) => {
  const dropped = await dropUnusedImages();
  if (dropped > 0) log.info({ dropped }, 'unused images dropped');
};
