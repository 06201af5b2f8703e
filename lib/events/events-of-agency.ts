import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import { cities, convocateds, events } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import type { ListPage } from '@/lib/core/list-page';
import { CONVOCATED } from '@/lib/core/states';
import { anyOf } from '@/lib/platform/any-of';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { findListedEvents, type ListedEvent } from './listed-events';
import { visibleTo } from './queries';
import { stateAt } from './rules';

/**
 * Reads a page of an agency's events, latest first, with their number. Empty for an agency that the actor may not read.
 * One statement.
 */
export async function readEventsOfAgency(
  actor: Actor,
  agencyId: string,
  { limit = 20, offset = 0 }: ListPage,
) {
  const now = currentTime();
  const rows = await database()
    .select({
      event: events,
      cityName: cities.name,
      timeZone: cities.timeZone,
      confirmed: sql<number>`(select count(*)::int from ${convocateds}
        where ${convocateds.eventId} = ${events.id} and ${convocateds.stateId} = ${CONVOCATED.CONFIRMED}::int)`,
      of: sql<number>`(count(*) over ())::int`,
    })
    .from(events)
    .innerJoin(cities, eq(cities.id, events.cityId))
    .where(and(eq(events.agencyId, agencyId), visibleTo(actor)))
    .orderBy(desc(events.startDate), desc(events.id))
    .limit(limit)
    .offset(offset);
  return {
    total: rows[0]?.of ?? 0,
    rows: rows.map(({ event, cityName, timeZone, confirmed }) => ({
      id: event.id,
      name: event.name,
      startDate: event.startDate,
      endDate: event.endDate,
      cityName,
      timeZone,
      stateId: stateAt(event, confirmed, now),
    })),
  };
}

export type EventsOfAgency = Awaited<ReturnType<typeof readEventsOfAgency>>;

const MOST = 300;

/**
 * Finds the latest events of agencies, by agency, for agencies that the actor may read. Two statements, however many
 * agencies.
 */
export async function findLatestEvents(
  actor: Actor,
  agencyIds: readonly string[],
): Promise<Map<string, ListedEvent[]>> {
  const place = sql<number>`row_number() over (partition by ${events.agencyId}
    order by ${events.startDate} desc, ${events.id})`;
  const placed = database()
    .select({ id: events.id, agencyId: events.agencyId, place: place.as('place') })
    .from(events)
    .where(and(anyOf(events.agencyId, agencyIds), visibleTo(actor)))
    .as('placed');
  const latest = await database()
    .select()
    .from(placed)
    .where(lte(placed.place, MOST))
    .orderBy(asc(placed.place));
  const found = await findListedEvents(
    actor,
    latest.map(({ id }) => id),
  );
  return new Map(
    agencyIds.map((agencyId) => [
      agencyId,
      latest.filter((row) => row.agencyId === agencyId).flatMap(({ id }) => found.get(id) ?? []),
    ]),
  );
}
