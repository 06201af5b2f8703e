import { and, eq, exists, isNull, lte, ne, not, type SQL, sql } from 'drizzle-orm';
import { convocateds, events, talentRatings, talents } from '@/db/schema';
import { CONVOCATED, EVENT } from '@/lib/core/states';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';

/** From which mean of its stars on somebody counts as rated well. */
const WELL = 4;

/** In SQL: what an agency has lived with a talent, by its own events and ratings alone. */
export function ofHistory(history: 'KNOWN' | 'NEW' | 'RATED', agencyId: string): SQL {
  if (history === 'RATED') {
    return sql`(select avg(${talentRatings.punctuality} + ${talentRatings.presence} + ${talentRatings.work})
      from ${talentRatings} where ${and(
        eq(talentRatings.talentId, talents.id),
        eq(talentRatings.agencyId, agencyId),
        isNull(talentRatings.replacedAt),
      )}) >= ${WELL * 3}`;
  }
  const worked = exists(
    database()
      .select({ one: sql`1` })
      .from(convocateds)
      .innerJoin(events, eq(events.id, convocateds.eventId))
      .where(
        and(
          eq(convocateds.talentId, talents.id),
          eq(convocateds.agencyId, agencyId),
          eq(convocateds.stateId, CONVOCATED.CONFIRMED),
          ne(events.stateId, EVENT.CANCELLED),
          lte(events.endDate, currentTime()),
        ),
      ),
  );
  return history === 'KNOWN' ? worked : not(worked);
}
