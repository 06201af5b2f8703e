import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { calendarFeeds } from '@/db/schema';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { env } from '@/lib/platform/env';
import { hashLinkSecret, newLinkSecret } from '../link-secret';

/** Whose calendar an address shows: a talent's, an event's, or all events of an agency to one of its people. */
export type FeedHolder =
  | { readonly kind: 'talent'; readonly talentId: string }
  | { readonly kind: 'event'; readonly agencyId: string; readonly eventId: string }
  | { readonly kind: 'person'; readonly agencyId: string; readonly userId: string };

/** The unique index of each kind. */
const ONE_EACH = {
  talent: { target: calendarFeeds.talentId, targetWhere: sql`talent_id is not null` },
  event: { target: [calendarFeeds.agencyId, calendarFeeds.eventId], targetWhere: sql`event_id is not null` },
  person: { target: [calendarFeeds.userId, calendarFeeds.agencyId], targetWhere: sql`user_id is not null` },
};

function of(holder: FeedHolder): SQL | undefined {
  switch (holder.kind) {
    case 'talent':
      return eq(calendarFeeds.talentId, holder.talentId);
    case 'event':
      return and(eq(calendarFeeds.agencyId, holder.agencyId), eq(calendarFeeds.eventId, holder.eventId));
    case 'person':
      return and(eq(calendarFeeds.agencyId, holder.agencyId), eq(calendarFeeds.userId, holder.userId));
  }
}

/**
 * Makes a secret address in the transaction of its caller, who has decided; the one before it ends. Answers the address,
 * which is not kept and cannot be told again.
 */
export async function makeFeed(tx: Tx, holder: FeedHolder): Promise<string> {
  const secret = newLinkSecret();
  const { kind, ...columns } = holder;
  const secretHash = hashLinkSecret(secret);
  await tx
    .insert(calendarFeeds)
    .values({ ...columns, secretHash })
    .onConflictDoUpdate({ ...ONE_EACH[kind], set: { secretHash, createdAt: currentTime() } });
  return `${env().APP_URL}/calendario/${secret}`;
}

/** Ends an address in the transaction of its caller, who has decided; false when there was none. */
export async function endFeed(tx: Tx, holder: FeedHolder): Promise<boolean> {
  const ended = await tx.delete(calendarFeeds).where(of(holder)).returning({ id: calendarFeeds.id });
  return ended.length > 0;
}

/** When a calendar got its address; null when it has none. Its caller has decided. */
export async function feedSince(holder: FeedHolder): Promise<Date | null> {
  const [row] = await database()
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(of(holder));
  return row?.createdAt ?? null;
}
