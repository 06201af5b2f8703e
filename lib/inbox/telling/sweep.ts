import { and, isNotNull, lt, or } from 'drizzle-orm';
import { inboxNotices } from '@/db/schema';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { KEPT_DAYS } from '../rules';

const DAY_MS = 24 * 60 * 60_000;

/** Forgets notices after their days; the audit trail keeps what happened. */
export async function handle(): Promise<void> {
  const before = (days: number) => new Date(currentTime().getTime() - days * DAY_MS);
  await database()
    .delete(inboxNotices)
    .where(
      or(
        lt(inboxNotices.at, before(KEPT_DAYS.any)),
        and(lt(inboxNotices.at, before(KEPT_DAYS.read)), isNotNull(inboxNotices.readAt)),
      ),
    );
}
