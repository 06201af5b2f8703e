import { and, inArray, isNull, lte } from 'drizzle-orm';
import { inboxNotices } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { type ReadNoticesInput, readNoticesInput } from './inputs';
import { ownNotices, readerOf } from './queries';

/**
 * Marks some of the reader's own notices as read and answers how many were not; those of others are left alone without a
 * word. No audit row: it changes nothing but what its reader is shown. Throws UNAUTHENTICATED, FORBIDDEN, INVALID.
 */
export async function readNotices(actor: Actor, input: ReadNoticesInput): Promise<number> {
  const reader = readerOf(actor);
  const { ids } = parseInput(readNoticesInput, input);
  if (ids.length === 0) return 0;
  const rows = await database()
    .update(inboxNotices)
    .set({ readAt: currentTime() })
    .where(and(ownNotices(reader), inArray(inboxNotices.id, ids), isNull(inboxNotices.readAt)))
    .returning({ id: inboxNotices.id });
  return rows.length;
}

/** Marks all of the reader's own up to one as read, that one included: what came since was not seen. Throws as above. */
export async function readAllNotices(actor: Actor, upTo: number): Promise<number> {
  const reader = readerOf(actor);
  const rows = await database()
    .update(inboxNotices)
    .set({ readAt: currentTime() })
    .where(and(ownNotices(reader), lte(inboxNotices.id, upTo), isNull(inboxNotices.readAt)))
    .returning({ id: inboxNotices.id });
  return rows.length;
}
