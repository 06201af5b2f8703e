import { lt } from 'drizzle-orm';
import { idempotencyRecords, rateLimits } from '@/db/schema';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import type { JobHandler } from '@/lib/platform/jobs/define-job';

/** Deletes the counters that count no more, and the answers that nobody asks for again. */
export const handle: JobHandler<Record<string, never>> = async () => {
  await database().delete(rateLimits).where(lt(rateLimits.expire, currentTime().getTime()));
  await database().delete(idempotencyRecords).where(lt(idempotencyRecords.expiresAt, currentTime()));
};
