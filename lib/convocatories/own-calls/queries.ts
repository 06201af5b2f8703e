import { and, asc, eq, gte, lte, ne } from 'drizzle-orm';
import { convocateds, convocatories, events } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { CONVOCATED, CONVOCATORY } from '@/lib/core/states';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import type { Dates } from '@/lib/talents/search/conditions';
import { maySeeConvocatories } from '../policy';

/**
 * The names of the agency's own events for which it has called talents on those dates, by talent: a call books nobody, but
 * who looks for somebody free wants to know of it. Throws UNAUTHENTICATED, FORBIDDEN. One statement.
 */
export async function findOwnCalls(
  actor: Actor,
  talentIds: readonly string[],
  { startDate, endDate }: Dates,
): Promise<ReadonlyMap<string, string>> {
  const { agencyId } = maySeeConvocatories(actor);
  if (talentIds.length === 0) return new Map();
  const rows = await database()
    .select({ talentId: convocateds.talentId, eventName: events.name })
    .from(convocateds)
    .innerJoin(convocatories, eq(convocatories.id, convocateds.convocatoryId))
    .innerJoin(events, eq(events.id, convocatories.eventId))
    .where(
      and(
        eq(convocateds.agencyId, agencyId),
        anyOf(convocateds.talentId, talentIds),
        ne(convocateds.stateId, CONVOCATED.DISCARDED),
        ne(convocatories.stateId, CONVOCATORY.CANCELLED),
        lte(convocatories.startDate, endDate),
        gte(convocatories.endDate, startDate),
      ),
    )
    .orderBy(asc(convocatories.startDate));
  return new Map(rows.reverse().map((row) => [row.talentId, row.eventName]));
}
