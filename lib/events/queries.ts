import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import {
  agencies,
  cities,
  convocateds,
  countries,
  currencies,
  eventDirectories,
  eventPersonals,
  events,
  finalClients,
  placeDirectories,
  profiles,
} from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { groupBy } from '@/lib/core/group-by';
import type { ListPage } from '@/lib/core/list-page';
import { anyOf } from '@/lib/platform/any-of';
import { currentTime } from '@/lib/platform/clock';
import { countSome } from '@/lib/platform/count-some';
import { database } from '@/lib/platform/database';
import { keyset, noEdge, onPage } from '@/lib/platform/keyset';
import { preparedRead } from '@/lib/platform/prepared-read';
import { confirmed, type EventFilter, type EventSort, matching, SORTS } from './list-conditions';
import { CALLED_AS } from './personals/called-as';
import { maySeeEvents, scopeOfEvents } from './policy';
import { stateAt } from './rules';

export type Event = typeof events.$inferSelect;

const wanted = sql<number>`(select coalesce(sum(${eventPersonals.quantity}), 0)::int from ${eventPersonals}
  where ${eventPersonals.eventId} = ${events.id})`;
const called = sql<number>`(select count(*)::int from ${convocateds} where ${convocateds.eventId} = ${events.id})`;

const columns = {
  event: events,
  currencyCode: currencies.code,
  currencyDecimals: currencies.decimals,
  cityName: cities.name,
  countryName: countries.name,
  countryCode: countries.code,
  timeZone: cities.timeZone,
  placeName: placeDirectories.name,
  placeAddress: placeDirectories.address,
  latitude: placeDirectories.latitude,
  longitude: placeDirectories.longitude,
  finalClientName: finalClients.name,
  finalClientLogoId: finalClients.logoFileId,
  agencyName: agencies.name,
  confirmed,
  wanted,
  called,
};

/** An event with what every screen of it needs; `stateId` is already the state it is read in. */
export type EventDetail = Event & {
  /** Currency of all money of the event. */
  currencyCode: string;
  currencyDecimals: number;
  cityName: string;
  countryName: string;
  /** Two letters, ISO 3166. */
  countryCode: string;
  timeZone: string;
  placeName: string | null;
  placeAddress: string | null;
  /** The venue's point on the map, in degrees. */
  latitude: number | null;
  longitude: number | null;
  finalClientName: string | null;
  finalClientLogoId: string | null;
  agencyName: string;
  /** Confirmed talents, people wanted by the quotation, talents called. */
  confirmed: number;
  wanted: number;
  called: number;
};

const details = (db: Db | Tx = database(), edge = noEdge) =>
  db
    .select({ ...columns, edge })
    .from(events)
    .innerJoin(agencies, eq(agencies.id, events.agencyId))
    .innerJoin(currencies, eq(currencies.id, events.currencyId))
    .innerJoin(cities, eq(cities.id, events.cityId))
    .innerJoin(countries, eq(countries.id, cities.countryId))
    .leftJoin(eventDirectories, eq(eventDirectories.id, events.eventDirectoryId))
    .leftJoin(placeDirectories, eq(placeDirectories.id, eventDirectories.placeDirectoryId))
    .leftJoin(finalClients, eq(finalClients.id, events.finalClientId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof details>>[number];

function toDetail(
  { event, edge: _, ...rest }: Omit<Row, 'edge'> & { edge?: unknown },
  now: Date,
): EventDetail {
  return { ...event, ...rest, stateId: stateAt(event, rest.confirmed, now) };
}

/** Events of a list unless told. */
export const MOST_EVENTS = 300;

/** The agency's events: coming ones by date, past ones newest first, unless told. One statement. */
export async function listEvents(
  actor: Actor,
  {
    sort,
    descending,
    limit = MOST_EVENTS,
    after,
    before,
    edges,
    ...filter
  }: EventFilter & ListPage<EventSort> = {},
): Promise<EventDetail[]> {
  const { agencyId } = maySeeEvents(actor);
  const now = currentTime();
  const page = keyset(
    [SORTS[sort ?? 'date'], sql`${events.id}`],
    {
      descending: descending ?? (sort === undefined && filter.when !== 'upcoming'),
      limit,
      after,
      before,
      edges,
    },
    (columns, id) =>
      sql`select ${columns} from ${events} where ${and(eq(events.id, id), eq(events.agencyId, agencyId))}`,
  );
  const place = database()
    .select({ id: events.id })
    .from(events)
    .where(and(matching(agencyId, filter, now), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const rows = await details(database(), page.edge)
    .where(onPage(events.id, place))
    .orderBy(...page.orderBy);
  return page.inOrder(rows).map((row) => toDetail(row, now));
}

/** Counts the events that a filter finds, as far as `countSome` does. */
export async function countEvents(actor: Actor, filter: EventFilter = {}): Promise<number> {
  const { agencyId } = maySeeEvents(actor);
  const found = database().select({ id: events.id }).from(events).$dynamic();
  return countSome(found.where(matching(agencyId, filter, currentTime())));
}

/** The condition for events that an actor may read. */
export function visibleTo(actor: Actor): SQL | undefined {
  const scope = scopeOfEvents(actor);
  return scope.kind === 'agency' ? eq(events.agencyId, scope.agencyId) : undefined;
}

const byId = eq(events.id, sql.placeholder('id'));
const anyEvent = preparedRead((db) => details(db).where(byId));
const ownEvent = preparedRead((db) =>
  details(db).where(and(byId, eq(events.agencyId, sql.placeholder('agencyId')))),
);

/** Reads one event. Throws NOT_FOUND, also for another agency's. */
export async function getEvent(actor: Actor, id: string): Promise<EventDetail> {
  const scope = scopeOfEvents(actor);
  const [row] = await (scope.kind === 'agency'
    ? ownEvent({ id, agencyId: scope.agencyId })
    : anyEvent({ id }));
  if (!row) throw notFound('errors.event.notFound');
  return toDetail(row, currentTime());
}

/** Finds one event for what is told of it; null when there is none. The caller has decided. */
export async function findEvent(tx: Tx, id: string): Promise<EventDetail | null> {
  const [row] = await details(tx).where(eq(events.id, id));
  return row ? toDetail(row, currentTime()) : null;
}

export type EventPersonal = typeof eventPersonals.$inferSelect & { profileCode: string; profileName: string };

/** Finds the people that events need, by event, for events that the actor may read. One statement. */
export async function findEventPersonals(
  actor: Actor,
  eventIds: readonly string[],
): Promise<Map<string, EventPersonal[]>> {
  const rows = await database()
    .select({ personal: eventPersonals, profileCode: profiles.code, profileName: CALLED_AS })
    .from(eventPersonals)
    .innerJoin(profiles, eq(profiles.id, eventPersonals.profileId))
    .innerJoin(events, eq(events.id, eventPersonals.eventId))
    .where(and(anyOf(eventPersonals.eventId, eventIds), gt(eventPersonals.quantity, 0), visibleTo(actor)))
    .orderBy(asc(eventPersonals.profileId), asc(eventPersonals.gender), asc(eventPersonals.id));
  return groupBy(
    rows,
    ({ personal }) => personal.eventId,
    ({ personal, ...profile }) => ({ ...personal, ...profile }),
  );
}

/** The people one event of the agency needs; none for another agency's event. */
export async function listEventPersonals(actor: Actor, eventId: string): Promise<EventPersonal[]> {
  return (await findEventPersonals(actor, [eventId])).get(eventId) ?? [];
}

/** Counts the agency's open events, for the rail and the dashboard, as far as `countSome` does. */
export const countOpenEvents = (actor: Actor): Promise<number> => countEvents(actor, { when: 'upcoming' });
