import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { talentRatings, users } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { groupBy } from '@/lib/core/group-by';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { fullNameOrNull } from '@/lib/platform/full-name';
import { maySeeEventDay } from '../policy';
import { meanOf } from './rules';

export type RatingSummary = {
  /** Tenths of a star. */
  readonly mean: number;
  /** How many events. */
  readonly count: number;
};

/** What the own agency thinks of talents, by talent; those that it never rated are left out. One statement. */
export async function findRatingsOfTalents(
  actor: Actor,
  talentIds: readonly string[],
): Promise<Map<string, RatingSummary>> {
  const { agencyId } = maySeeEventDay(actor);
  const rows = await database()
    .select({
      talentId: talentRatings.talentId,
      punctuality: talentRatings.punctuality,
      presence: talentRatings.presence,
      work: talentRatings.work,
    })
    .from(talentRatings)
    .where(
      and(
        anyOf(talentRatings.talentId, talentIds),
        eq(talentRatings.agencyId, agencyId),
        isNull(talentRatings.replacedAt),
      ),
    );
  const summaries = new Map<string, RatingSummary>();
  for (const [talentId, ratings] of groupBy(
    rows,
    (row) => row.talentId,
    (row) => row,
  )) {
    const mean = meanOf(ratings);
    if (mean !== null) summaries.set(talentId, { mean, count: ratings.length });
  }
  return summaries;
}

/** The ratings of an event of the agency, by place, the one that holds first and then those before. One statement. */
export async function findRatingsOfEvent(actor: Actor, eventId: string) {
  const { agencyId } = maySeeEventDay(actor);
  const rows = await database()
    .select({
      convocatedId: talentRatings.convocatedId,
      punctuality: talentRatings.punctuality,
      presence: talentRatings.presence,
      work: talentRatings.work,
      note: talentRatings.note,
      revision: talentRatings.revision,
      createdAt: talentRatings.createdAt,
      replacedAt: talentRatings.replacedAt,
      author: fullNameOrNull(users),
    })
    .from(talentRatings)
    .leftJoin(users, eq(users.id, talentRatings.userId))
    .where(and(eq(talentRatings.eventId, eventId), eq(talentRatings.agencyId, agencyId)))
    .orderBy(
      sql`${talentRatings.replacedAt} is not null`,
      desc(talentRatings.createdAt),
      asc(talentRatings.id),
    );
  return groupBy(
    rows,
    (row) => row.convocatedId,
    (row) => row,
  );
}

export type EventRatings = Awaited<ReturnType<typeof findRatingsOfEvent>>;
