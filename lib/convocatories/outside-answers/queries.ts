import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { agencies, convocateds, events, talents, users } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { fullNameOf, fullNameOrNull } from '@/lib/platform/full-name';
import { mayReviewAnswers } from '../policy';

/** At the most so many are shown, those that nobody has seen first, then the newest. */
export const SHOWN = 100;

const columns = {
  id: convocateds.id,
  talentId: talents.id,
  talentName: fullNameOf(talents),
  agencyId: agencies.id,
  agencyName: agencies.name,
  eventName: events.name,
  /** The person who recorded the yes, or passed on the link by which it came; null for an account that is gone. */
  producerName: fullNameOrNull(users),
  recordedAt: convocateds.saidYesOutsideAt,
  disownedAt: convocateds.disownedAt,
  /** When the administrator saw it; null while it waits. */
  seenAt: convocateds.disownedSeenAt,
  /** Number of disowned answers of the same agency, this one included. */
  ofAgency: sql<number>`(count(*) over (partition by ${convocateds.agencyId}))::int`,
};

const disowned = () =>
  database()
    .select(columns)
    .from(convocateds)
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .innerJoin(agencies, eq(agencies.id, convocateds.agencyId))
    .innerJoin(events, eq(events.id, convocateds.eventId))
    .leftJoin(users, eq(users.id, convocateds.saidYesOutsideTo))
    .$dynamic();

/** A yes that a producer recorded and that the talent says it never gave. */
export type DisownedAnswer = Awaited<ReturnType<typeof disowned>>[number] & {
  readonly recordedAt: Date;
  readonly disownedAt: Date;
};

/** Every «no fui yo», the unseen first, then newest first, a hundred unless told: for the administrator. One statement. */
export async function listDisownedAnswers(actor: Actor, most = SHOWN): Promise<DisownedAnswer[]> {
  mayReviewAnswers(actor);
  const rows = await disowned()
    .where(and(isNotNull(convocateds.disownedAt), isNotNull(convocateds.saidYesOutsideAt)))
    .orderBy(isNotNull(convocateds.disownedSeenAt), desc(convocateds.disownedAt), desc(convocateds.id))
    .limit(most);
  return rows as DisownedAnswer[];
}

/** Counts the disowned answers, and those that the administrator has not seen, with when the first of them came. One statement. */
export async function countDisownedAnswers(
  actor: Actor,
): Promise<{ readonly all: number; readonly total: number; readonly oldestAt: Date | null }> {
  mayReviewAnswers(actor);
  const [row] = await database()
    .select({
      all: count(),
      total: sql<number>`(count(*) filter (where ${convocateds.disownedSeenAt} is null))::int`,
      oldestAt:
        sql<Date | null>`min(${convocateds.disownedAt}) filter (where ${convocateds.disownedSeenAt} is null)`.mapWith(
          convocateds.disownedAt,
        ),
    })
    .from(convocateds)
    .where(isNotNull(convocateds.disownedAt));
  return row ?? { all: 0, total: 0, oldestAt: null };
}
