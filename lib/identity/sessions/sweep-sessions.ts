import { lt, or } from 'drizzle-orm';
import { mobileTokens, userSessions } from '@/db/schema';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import type { JobHandler } from '@/lib/platform/jobs/define-job';

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** Deletes what ended long ago; until then the login can still say why. Who came in when stays in the audit trail. */
export const handle: JobHandler<Record<string, never>> = async () => {
  const old = new Date(currentTime().getTime() - KEPT_MS);
  await database()
    .delete(userSessions)
    .where(or(lt(userSessions.endedAt, old), lt(userSessions.expiresAt, old)));
  await database()
    .delete(mobileTokens)
    .where(or(lt(mobileTokens.revokedAt, old), lt(mobileTokens.expiresAt, old)));
};
