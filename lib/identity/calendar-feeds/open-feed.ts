import { and, eq, isNull, sql } from 'drizzle-orm';
import { agencies, agencyUsers, calendarFeeds, talents, users } from '@/db/schema';
import { AppError } from '@/lib/core/errors';
import { isClosedAgency, TALENT, USER } from '@/lib/core/states';
import { database } from '@/lib/platform/database';
import { keyOf, limiterOf, orUnavailable } from '../limits/limiters';
import { hashLinkSecret } from '../link-secret';
import type { FeedHolder } from './feeds';

const SECRET = /^[\w-]{43}$/;
/** Programs ask a few times an hour; several devices may follow one address. */
const READS = { most: 120, seconds: 600 } as const;

/**
 * Whose calendar has that secret address, and counts the reading; null for none. An address rests while its talent, its
 * agency or its person is suspended, and while the person has no place at the agency. Throws RATE_LIMITED.
 */
export async function openFeed(secret: string): Promise<FeedHolder | null> {
  if (!SECRET.test(secret)) return null;
  const [row] = await database()
    .select({
      feed: calendarFeeds,
      talentState: talents.stateId,
      agencyState: agencies.stateId,
      userState: users.stateId,
      isOfAgency: sql<boolean>`${agencyUsers.userId} is not null`,
    })
    .from(calendarFeeds)
    .leftJoin(talents, eq(talents.id, calendarFeeds.talentId))
    .leftJoin(agencies, eq(agencies.id, calendarFeeds.agencyId))
    .leftJoin(users, eq(users.id, calendarFeeds.userId))
    .leftJoin(
      agencyUsers,
      and(
        eq(agencyUsers.userId, calendarFeeds.userId),
        eq(agencyUsers.agencyId, calendarFeeds.agencyId),
        isNull(agencyUsers.deactivatedAt),
      ),
    )
    .where(eq(calendarFeeds.secretHash, hashLinkSecret(secret)));
  const holder = row ? holderOf(row) : null;
  if (row && holder) await countReading(row.feed.id);
  return holder;
}

type Row = {
  readonly feed: typeof calendarFeeds.$inferSelect;
  readonly talentState: number | null;
  readonly agencyState: number | null;
  readonly userState: number | null;
  readonly isOfAgency: boolean;
};

function holderOf({ feed, talentState, agencyState, userState, isOfAgency }: Row): FeedHolder | null {
  const { talentId, agencyId, eventId, userId } = feed;
  if (talentId) return talentState === TALENT.SUSPENDED ? null : { kind: 'talent', talentId };
  if (!agencyId || agencyState === null || isClosedAgency(agencyState)) return null;
  if (eventId) return { kind: 'event', agencyId, eventId };
  if (!userId || !isOfAgency || userState === USER.SUSPENDED) return null;
  return { kind: 'person', agencyId, userId };
}

const countReading = (feedId: string): Promise<unknown> =>
  orUnavailable(
    () => limiterOf('calendar:feed', READS.most, READS.seconds).consume(keyOf(feedId)),
    (seconds) =>
      new AppError('RATE_LIMITED', 'errors.calendarRead', {}, { retryAfterSeconds: Math.ceil(seconds) }),
  );
