import { and, asc, count, eq, inArray, min, ne, sql } from 'drizzle-orm';
import { agencies, cities, clientPayments, events, talentPhotos, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AGENCY, EVENT, PHOTO, TALENT } from '@/lib/core/states';
import { advanceIn } from '@/lib/events/advance/conditions';
import { database } from '@/lib/platform/database';
import { maySeeReviews } from './policy';

const ROWS = 6;

/** States of agencies that wait for the administrator. */
export const AGENCIES_TO_REVIEW: number[] = [AGENCY.REGISTERED, AGENCY.IN_REVIEW];

/** What waits for the administrator: photos by talent and agencies, each oldest first. Four statements. */
export async function readReviews(actor: Actor) {
  maySeeReviews(actor);
  const oldest = min(talentPhotos.createdAt);
  const [photoRows, byTalent, agencyRows, talentsInReview] = await Promise.all([
    database()
      .select({ count: count(), oldestAt: oldest })
      .from(talentPhotos)
      .where(eq(talentPhotos.stateId, PHOTO.PENDING)),
    database()
      .select({
        talentId: talents.id,
        name: talents.name,
        lastname: talents.lastname,
        gender: talents.gender,
        pending: count(),
        oldestAt: oldest,
        /** The one that has waited longest. */
        fileId: sql<string>`(array_agg(${talentPhotos.fileId} order by ${talentPhotos.createdAt}, ${talentPhotos.id}))[1]`,
      })
      .from(talentPhotos)
      .innerJoin(talents, eq(talents.id, talentPhotos.talentId))
      .where(eq(talentPhotos.stateId, PHOTO.PENDING))
      .groupBy(talents.id)
      .orderBy(asc(oldest), asc(talents.id))
      .limit(ROWS),
    database()
      .select({
        id: agencies.id,
        name: agencies.name,
        stateId: agencies.stateId,
        logoFileId: agencies.logoFileId,
        cityName: cities.name,
        createdAt: agencies.createdAt,
        of: sql<number>`(count(*) over ())::int`,
      })
      .from(agencies)
      .leftJoin(cities, eq(cities.id, agencies.cityId))
      .where(inArray(agencies.stateId, AGENCIES_TO_REVIEW))
      .orderBy(asc(agencies.createdAt), asc(agencies.id))
      .limit(ROWS),
    database().$count(talents, eq(talents.stateId, TALENT.IN_REVIEW)),
  ]);
  return {
    photos: { total: photoRows[0]?.count ?? 0, oldestAt: photoRows[0]?.oldestAt ?? null, talents: byTalent },
    agencies: { total: agencyRows[0]?.of ?? 0, rows: agencyRows },
    talentsInReview,
  };
}

export type Reviews = Awaited<ReturnType<typeof readReviews>>;

/** Counts what clients reported to the platform, payments and advances, of which nobody has said that it arrived. Two statements. */
export async function countReportedToPlatform(actor: Actor): Promise<number> {
  maySeeReviews(actor);
  const [payments, advances] = await Promise.all([
    database().$count(
      clientPayments,
      and(eq(clientPayments.state, 'REPORTED'), eq(clientPayments.thirdParty, true)),
    ),
    database().$count(
      events,
      and(advanceIn('PROVEN'), eq(events.tercero, true), ne(events.stateId, EVENT.CANCELLED)),
    ),
  ]);
  return payments + advances;
}
