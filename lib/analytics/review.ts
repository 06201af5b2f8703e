import { and, asc, count, eq, inArray, min, ne, type SQL, sql } from 'drizzle-orm';
import { agencies, auditEntries, cities, clientPayments, events, talentPhotos, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AGENCY, EVENT, PHOTO, TALENT } from '@/lib/core/states';
import { advanceIn } from '@/lib/events/advance/conditions';
import { database } from '@/lib/platform/database';
import { maySeeReviews } from './policy';

const ROWS = 6;

/** States of agencies that wait for the administrator. */
export const AGENCIES_TO_REVIEW: number[] = [AGENCY.REGISTERED, AGENCY.IN_REVIEW];

/** Since when a row waits: since the trail says that it came from another state to one that waits, or it was made. */
const waitsSince = (table: typeof agencies | typeof talents, entity: string, states: readonly number[]) => {
  const waiting = sql`(${sql.join(
    states.map((state) => sql`${String(state)}`),
    sql`, `,
  )})`;
  return sql`coalesce((
    select max(${auditEntries.at}) from ${auditEntries}
     where ${auditEntries.entity} = ${entity} and ${auditEntries.entityId} = ${table.id}::text
       and ${auditEntries.toState} in ${waiting} and ${auditEntries.fromState} not in ${waiting}), ${table.createdAt})`;
};

const oldestOf = (since: SQL) => sql<Date | null>`min(${since})`.mapWith(agencies.createdAt);

/** What waits for the administrator: photos by talent and agencies, each oldest first. Four statements. */
export async function readReviews(actor: Actor) {
  maySeeReviews(actor);
  const oldest = min(talentPhotos.createdAt);
  const agencySince = waitsSince(agencies, 'agency', AGENCIES_TO_REVIEW);
  const talentSince = waitsSince(talents, 'talent', [TALENT.IN_REVIEW]);
  const [photoRows, byTalent, agencyRows, talentRows] = await Promise.all([
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
        waitsSince: sql<Date>`${agencySince}`.mapWith(agencies.createdAt),
        of: sql<number>`(count(*) over ())::int`,
      })
      .from(agencies)
      .leftJoin(cities, eq(cities.id, agencies.cityId))
      .where(inArray(agencies.stateId, AGENCIES_TO_REVIEW))
      .orderBy(asc(agencySince), asc(agencies.id))
      .limit(ROWS),
    database()
      .select({ count: count(), oldestAt: oldestOf(talentSince) })
      .from(talents)
      .where(eq(talents.stateId, TALENT.IN_REVIEW)),
  ]);
  return {
    photos: { total: photoRows[0]?.count ?? 0, oldestAt: photoRows[0]?.oldestAt ?? null, talents: byTalent },
    agencies: { total: agencyRows[0]?.of ?? 0, rows: agencyRows },
    talents: { total: talentRows[0]?.count ?? 0, oldestAt: talentRows[0]?.oldestAt ?? null },
  };
}

export type Reviews = Awaited<ReturnType<typeof readReviews>>;

/**
 * What clients reported to the platform, payments and advances, of which nobody has said that it arrived: how many, and
 * since when the oldest waits. Two statements.
 */
export async function readReportedToPlatform(
  actor: Actor,
): Promise<{ readonly total: number; readonly oldestAt: Date | null }> {
  maySeeReviews(actor);
  const proven = sql`coalesce(${events.advanceProofAt}, ${events.advanceAskedAt})`;
  const found = await Promise.all([
    database()
      .select({ count: count(), oldestAt: min(clientPayments.createdAt) })
      .from(clientPayments)
      .where(and(eq(clientPayments.state, 'REPORTED'), eq(clientPayments.thirdParty, true))),
    database()
      .select({ count: count(), oldestAt: oldestOf(proven) })
      .from(events)
      .where(and(advanceIn('PROVEN'), eq(events.tercero, true), ne(events.stateId, EVENT.CANCELLED))),
  ]);
  const rows = found.flat();
  const times = rows.flatMap(({ oldestAt }) => oldestAt ?? []).toSorted((a, b) => a.getTime() - b.getTime());
  return { total: rows.reduce((sum, row) => sum + row.count, 0), oldestAt: times[0] ?? null };
}
