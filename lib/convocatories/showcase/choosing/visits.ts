import { and, desc, eq, sql } from 'drizzle-orm';
import { showcaseGlances, showcaseViewers, showcaseVisits, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { groupBy } from '@/lib/core/group-by';
import { database } from '@/lib/platform/database';
import { fullNameOf } from '@/lib/platform/full-name';
import { maySeeConvocatories } from '../../policy';

/** How a person of the client looked at a showcase. */
export type Visits = {
  /** How often it came, and for how long in all. */
  readonly count: number;
  readonly seconds: number;
  /** Whom it opened most often, at most `MOST_TOLD`. */
  readonly opened: readonly { readonly name: string; readonly times: number }[];
};

const MOST_TOLD = 5;

/** The visits of the people who choose at an event of the agency, by viewer. Two statements. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function readVisits(actor: Actor, eventId: string): Promise<ReadonlyMap<string, Visits>> {
  const { agencyId } = maySeeConvocatories(actor);
  const own = and(eq(showcaseViewers.agencyId, agencyId), eq(showcaseViewers.eventId, eventId));
  const place = sql<number>`row_number() over (partition by ${showcaseGlances.viewerId}
    order by ${showcaseGlances.times} desc, ${showcaseGlances.updatedAt} desc)`;
  const ranked = database()
    .$with('ranked')
    .as(
      database()
        .select({
          viewerId: showcaseGlances.viewerId,
          name: fullNameOf(talents).as('name'),
          times: showcaseGlances.times,
          place: place.as('place'),
        })
        .from(showcaseGlances)
        .innerJoin(showcaseViewers, eq(showcaseViewers.id, showcaseGlances.viewerId))
        .innerJoin(talents, eq(talents.id, showcaseGlances.talentId))
        .where(own),
    );
  const [visits, glances] = await Promise.all([
    database()
      .select({
        viewerId: showcaseVisits.viewerId,
        count: sql<number>`count(*)::int`,
        seconds: sql<number>`sum(${showcaseVisits.seconds})::int`,
      })
      .from(showcaseVisits)
      .innerJoin(showcaseViewers, eq(showcaseViewers.id, showcaseVisits.viewerId))
      .where(own)
      .groupBy(showcaseVisits.viewerId),
    database()
      .with(ranked)
      .select({ viewerId: ranked.viewerId, name: ranked.name, times: ranked.times })
      .from(ranked)
      .where(sql`${ranked.place} <= ${MOST_TOLD}`)
      .orderBy(desc(ranked.times), ranked.name),
  ]);
  const opened = groupBy(
    glances,
    ({ viewerId }) => viewerId,
    ({ name, times }) => ({ name, times }),
  );
  return new Map(
    visits.map(({ viewerId, count, seconds }) => [
      viewerId,
      { count, seconds, opened: opened.get(viewerId) ?? [] },
    ]),
  );
}
