import { and, asc, eq, getTableColumns, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { eventDirectories, eventPlaces, events, placeDirectories } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import type { ListPage } from '@/lib/core/list-page';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { keyset } from '@/lib/platform/keyset';
import { maySeeEvents, scopeOfEvents } from '../policy';
import { visibleTo } from '../queries';

export type EventDirectory = typeof eventDirectories.$inferSelect;
export type PlaceDirectory = typeof placeDirectories.$inferSelect;

export const MOST_PLACES = 300;

/** The venues that the agency may choose in a city, by name: its own and shared ones, three hundred at a time unless told. */
export async function listPlaces(
  actor: Actor,
  cityId: number,
  { limit = MOST_PLACES, after, edges }: ListPage = {},
): Promise<PlaceDirectory[]> {
  const { agencyId } = maySeeEvents(actor);
  const own = and(
    eq(placeDirectories.cityId, cityId),
    or(eq(placeDirectories.agencyId, agencyId), isNull(placeDirectories.agencyId)),
  );
  const page = keyset(
    [sql`(${placeDirectories.name} collate "es-x-icu")`, sql`${placeDirectories.id}`],
    { descending: false, limit, after, edges },
    (keys, id) => sql`select ${keys} from ${placeDirectories} where ${and(own, eq(placeDirectories.id, id))}`,
  );
  const rows = await database()
    .select({ ...getTableColumns(placeDirectories), edge: page.edge })
    .from(placeDirectories)
    .where(and(own, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.inOrder(rows);
}

/** The agency's occasions that end after a moment, the next one first, three hundred at a time unless told. */
export async function listEventDirectories(
  actor: Actor,
  endsAfter: Date,
  { limit = MOST_PLACES, after, edges }: ListPage = {},
): Promise<EventDirectory[]> {
  const { agencyId } = maySeeEvents(actor);
  const own = eq(eventDirectories.agencyId, agencyId);
  const page = keyset(
    [sql`${eventDirectories.startDate}`, sql`${eventDirectories.id}`],
    { descending: false, limit, after, edges },
    (keys, id) => sql`select ${keys} from ${eventDirectories} where ${and(own, eq(eventDirectories.id, id))}`,
  );
  const rows = await database()
    .select({ ...getTableColumns(eventDirectories), edge: page.edge })
    .from(eventDirectories)
    .where(and(own, gte(eventDirectories.endDate, endsAfter), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.inOrder(rows);
}

/** Finds occasions by id, for loaders; only those that the actor may read. One statement. */
export async function findEventDirectories(
  actor: Actor,
  ids: readonly string[],
): Promise<Map<string, EventDirectory>> {
  const scope = scopeOfEvents(actor);
  const own = scope.kind === 'agency' ? eq(eventDirectories.agencyId, scope.agencyId) : undefined;
  const rows = await database()
    .select()
    .from(eventDirectories)
    .where(and(anyOf(eventDirectories.id, ids), own));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Finds venues by id, for loaders; only shared ones and those that the actor may read. One statement. */
export async function findPlaces(actor: Actor, ids: readonly string[]): Promise<Map<string, PlaceDirectory>> {
  const scope = scopeOfEvents(actor);
  const own =
    scope.kind === 'agency'
      ? or(eq(placeDirectories.agencyId, scope.agencyId), isNull(placeDirectories.agencyId))
      : undefined;
  const rows = await database()
    .select()
    .from(placeDirectories)
    .where(and(anyOf(placeDirectories.id, ids), own));
  return new Map(rows.map((row) => [row.id, row]));
}

export type EventStop = Awaited<ReturnType<typeof findEventStops>>[number];

/** Where events are on which day and hour, the first first; only of events that the actor may read. One statement. */
export async function findEventStops(actor: Actor, eventIds: readonly string[]) {
  return database()
    .select({
      id: eventPlaces.id,
      eventId: eventPlaces.eventId,
      label: eventPlaces.label,
      startDate: eventPlaces.startDate,
      endDate: eventPlaces.endDate,
      placeDirectoryId: eventPlaces.placeDirectoryId,
      placeName: placeDirectories.name,
      placeAddress: placeDirectories.address,
      cityId: placeDirectories.cityId,
      latitude: placeDirectories.latitude,
      longitude: placeDirectories.longitude,
    })
    .from(eventPlaces)
    .innerJoin(placeDirectories, eq(placeDirectories.id, eventPlaces.placeDirectoryId))
    .innerJoin(events, eq(events.id, eventPlaces.eventId))
    .where(and(inArray(eventPlaces.eventId, [...eventIds]), visibleTo(actor)))
    .orderBy(asc(eventPlaces.startDate), asc(eventPlaces.endDate), asc(eventPlaces.id));
}
