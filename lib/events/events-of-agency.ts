import { and, desc, eq, sql } from 'drizzle-orm';
import { agencies, cities, convocateds, events } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { groupBy } from '@/lib/core/group-by';
import type { ListPage } from '@/lib/core/list-page';
import { CONVOCATED } from '@/lib/core/states';
import { anyOf } from '@/lib/platform/any-of';
import { currentTime } from '@/lib/platform/clock';
import { countSome } from '@/lib/platform/count-some';
import { database } from '@/lib/platform/database';
import { keyset, type PlacedRow } from '@/lib/platform/keyset';
import { findListedEvents, type ListedEvent } from './listed-events';
import { visibleTo } from './queries';
import { stateAt } from './rules';

/** Reads a page of an agency's events, latest first. Empty for an agency that the actor may not read. One statement. */
export async function readEventsOfAgency(
  actor: Actor,
  agencyId: string,
  { limit = 20, after, before, edges }: ListPage = {},
) {
  const now = currentTime();
  const own = and(eq(events.agencyId, agencyId), visibleTo(actor));
  const page = keyset(
    [sql`${events.startDate}`, sql`${events.id}`],
    { descending: true, limit, after, before, edges },
    (columns, id) => sql`select ${columns} from ${events} where ${and(eq(events.id, id), own)}`,
  );
  const rows = await database()
    .select({
      edge: page.edge,
      event: events,
      cityName: cities.name,
      timeZone: cities.timeZone,
      confirmed: sql<number>`(select count(*)::int from ${convocateds}
        where ${convocateds.eventId} = ${events.id} and ${convocateds.stateId} = ${CONVOCATED.CONFIRMED}::int)`,
    })
    .from(events)
    .innerJoin(cities, eq(cities.id, events.cityId))
    .where(and(own, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.inOrder(rows).map(({ event, cityName, timeZone, confirmed }) => ({
    id: event.id,
    name: event.name,
    startDate: event.startDate,
    endDate: event.endDate,
    cityName,
    timeZone,
    stateId: stateAt(event, confirmed, now),
  }));
}

/** Counts an agency's events, as far as `countSome` does; none of one that the actor may not read. */
export async function countEventsOfAgency(actor: Actor, agencyId: string): Promise<number> {
  const found = database().select({ id: events.id }).from(events).$dynamic();
  return countSome(found.where(and(eq(events.agencyId, agencyId), visibleTo(actor))));
}

export type EventsOfAgency = Awaited<ReturnType<typeof readEventsOfAgency>>;

/**
 * Finds a page of the latest events of each agency, for agencies that the actor may read. Two statements, however many
 * agencies.
 */
export async function findLatestEvents(
  actor: Actor,
  agencyIds: readonly string[],
  asked: ListPage,
): Promise<Map<string, PlacedRow<ListedEvent>[]>> {
  const page = keyset(
    [sql`${events.startDate}`, sql`${events.id}`],
    { ...asked, descending: true },
    (columns, id) => sql`select ${columns} from ${events} where ${events.id} = ${id}`,
  );
  const own = database()
    .select({ id: events.id, startDate: events.startDate, edge: page.edge.as('edge') })
    .from(events)
    .where(and(eq(events.agencyId, agencies.id), visibleTo(actor), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .as('own');
  const latest = await database()
    .select({ id: own.id, edge: own.edge, agencyId: agencies.id })
    .from(agencies)
    .innerJoinLateral(own, sql`true`)
    .where(anyOf(agencies.id, agencyIds))
    .orderBy(desc(own.startDate), desc(own.id));
  const found = await findListedEvents(
    actor,
    latest.map(({ id }) => id),
  );
  return groupBy(
    latest.flatMap(({ id, ...place }) => {
      const row = found.get(id);
      return row ? [{ row, ...place }] : [];
    }),
    ({ agencyId }) => agencyId,
    ({ row, edge }) => ({ row, edge }),
  );
}
