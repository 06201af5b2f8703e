import { and, eq, isNull, lt } from 'drizzle-orm';
import { userSessions } from '@/db/schema';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { log } from '@/lib/platform/log';
import { SEEN_EVERY_MS, sessionExpiry } from './rules';

type Seen = { readonly startedAt: Date; readonly lastSeenAt: Date };

/**
 * Notes that a session is being used, which moves its expiry, every few minutes and without making the request
 * wait: of requests at the same time one writes, and none does harm.
 */
export function touchSession(sessionId: string, { startedAt, lastSeenAt }: Seen): void {
  const now = currentTime();
  const stale = new Date(now.getTime() - SEEN_EVERY_MS);
  if (lastSeenAt > stale) return;
  database()
    .update(userSessions)
    .set({ lastSeenAt: now, expiresAt: sessionExpiry(startedAt, now) })
    .where(
      and(eq(userSessions.id, sessionId), isNull(userSessions.endedAt), lt(userSessions.lastSeenAt, stale)),
    )
    .catch((error: unknown) => log.warn({ err: error }, 'session not touched'));
}
