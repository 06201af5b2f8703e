import { and, asc, count, desc, eq, gte, inArray, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
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
  quotations,
} from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { type ListPage, LONGEST_PAGE } from '@/lib/core/list-page';
import { CONVOCATED, EVENT } from '@/lib/core/states';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { maySeeEvents, scopeOfEvents } from './policy';
import { type EventWhen, OPEN_EVENT_STATES, stateAt } from './rules';

export type Event = typeof events.$inferSelect;

const confirmed = sql<number>`(select count(*)::int from ${convocateds}
  where ${convocateds.eventId} = ${events.id} and ${convocateds.stateId} = ${sql.raw(String(CONVOCATED.CONFIRMED))})`;
const wanted = sql<number>`(select coalesce(sum(${eventPersonals.quantity}), 0)::int from ${eventPersonals}
  where ${eventPersonals.eventId} = ${events.id})`;
const called = sql<number>`(select count(*)::int from ${convocateds} where ${convocateds.eventId} = ${events.id})`;

const columns = {
  event: events,
  code: quotations.code,
  clientId: quotations.clientId,
  nameClient: quotations.nameClient,
  currencyCode: currencies.code,
  currencyDecimals: currencies.decimals,
  fxRate: quotations.fxRate,
  fxRateDate: quotations.fxRateDate,
  thirdParty: quotations.tercero,
  cityName: cities.name,
  countryName: countries.name,
  timeZone: cities.timeZone,
  placeName: placeDirectories.name,
  placeAddress: placeDirectories.address,
  finalClientName: finalClients.name,
  agencyName: agencies.name,
  confirmed,
  wanted,
  called,
};

/** An event with what every screen of it needs; `stateId` is already the state it is read in. */
export type EventDetail = Event & {
  code: number | null;
  clientId: string | null;
  nameClient: string | null;
  /** Of all money of the event, with the rate that its quotation froze. */
  currencyCode: string;
  currencyDecimals: number;
  fxRate: string;
  fxRateDate: string | null;
  thirdParty: boolean;
  cityName: string;
  countryName: string;
  timeZone: string;
  placeName: string | null;
  placeAddress: string | null;
  finalClientName: string | null;
  agencyName: string;
  /** Confirmed talents, people wanted by the quotation, talents called. */
  confirmed: number;
  wanted: number;
  called: number;
};

const details = () =>
  database()
    .select(columns)
    .from(events)
    .innerJoin(agencies, eq(agencies.id, events.agencyId))
    .innerJoin(quotations, eq(quotations.id, events.quotationId))
    .innerJoin(currencies, eq(currencies.id, quotations.currencyId))
    .innerJoin(cities, eq(cities.id, events.cityId))
    .innerJoin(countries, eq(countries.id, cities.countryId))
    .leftJoin(eventDirectories, eq(eventDirectories.id, events.eventDirectoryId))
    .leftJoin(placeDirectories, eq(placeDirectories.id, eventDirectories.placeDirectoryId))
    .leftJoin(finalClients, eq(finalClients.id, events.finalClientId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof details>>[number];

function toDetail({ event, ...rest }: Row, now: Date): EventDetail {
  return { ...event, ...rest, stateId: stateAt(event, rest.confirmed, now) };
}

export type EventSort = 'date' | 'name' | 'code' | 'client';

export type EventFilter = {
  /** Part of name, client or quotation code; accents and case aside. */
  readonly search?: string;
  /** The state it is read in. */
  readonly stateId?: number;
  /** To come or over, cancelled ones apart. */
  readonly when?: EventWhen;
  readonly clientId?: string;
  /** Only events that touch this stretch of time, both ends included. */
  readonly during?: { readonly from: Date; readonly to: Date };
};

/** `stateAt` in SQL, for filters. */
const stateNow = (now: Date): SQL<number> =>
  sql`case when ${events.stateId} in ${OPEN_EVENT_STATES} and ${events.endDate} < ${now.toISOString()}
    then case when ${confirmed} > 0 then ${EVENT.FINISHED}::int else ${EVENT.EXPIRED}::int end
    else ${events.stateId} end`;

/** `whenOf` in SQL. */
function within(when: EventWhen, now: Date): SQL | undefined {
  if (when === 'cancelled') return eq(events.stateId, EVENT.CANCELLED);
  const closed = or(inArray(events.stateId, [EVENT.FINISHED, EVENT.EXPIRED]), lt(events.endDate, now));
  return and(
    ne(events.stateId, EVENT.CANCELLED),
    when === 'past' ? closed : and(inArray(events.stateId, [...OPEN_EVENT_STATES]), gte(events.endDate, now)),
  );
}

function matching(agencyId: string, filter: EventFilter, now: Date): SQL | undefined {
  const search = filter.search?.trim();
  const words = sql`${events.name} || ' ' || coalesce(${quotations.nameClient}, '') || ' ' || coalesce(${quotations.code}::text, '')`;
  return and(
    eq(events.agencyId, agencyId),
    filter.when ? within(filter.when, now) : undefined,
    filter.clientId ? eq(quotations.clientId, filter.clientId) : undefined,
    filter.during ? lte(events.startDate, filter.during.to) : undefined,
    filter.during ? gte(events.endDate, filter.during.from) : undefined,
    filter.stateId ? sql`${stateNow(now)} = ${filter.stateId}` : undefined,
    search ? sql`search_fold(${words}) like '%' || search_fold(${search}) || '%'` : undefined,
  );
}

const SORTS = {
  date: events.startDate,
  name: sql`${events.name} collate "es-x-icu"`,
  code: quotations.code,
  client: sql`coalesce(${quotations.nameClient}, '') collate "es-x-icu"`,
};

/** The agency's events: coming ones by date, past ones newest first, unless told. One statement. */
export async function listEvents(
  actor: Actor,
  { sort, descending, limit = 300, offset = 0, ...filter }: EventFilter & ListPage<EventSort> = {},
): Promise<EventDetail[]> {
  const agency = maySeeEvents(actor);
  const now = currentTime();
  const column = SORTS[sort ?? 'date'];
  const backwards = descending ?? (sort === undefined && filter.when !== 'upcoming');
  const rows = await details()
    .where(matching(agency.agencyId, filter, now))
    .orderBy(backwards ? desc(column) : asc(column), asc(events.id))
    .limit(Math.min(limit, LONGEST_PAGE))
    .offset(offset);
  return rows.map((row) => toDetail(row, now));
}

/** How many events a filter finds. */
export async function countEvents(actor: Actor, filter: EventFilter = {}): Promise<number> {
  const agency = maySeeEvents(actor);
  const [row] = await database()
    .select({ count: count() })
    .from(events)
    .innerJoin(quotations, eq(quotations.id, events.quotationId))
    .where(matching(agency.agencyId, filter, currentTime()));
  return row?.count ?? 0;
}

/** The events that somebody reaches. */
export function visibleTo(actor: Actor): SQL | undefined {
  const scope = scopeOfEvents(actor);
  return scope.kind === 'agency' ? eq(events.agencyId, scope.agencyId) : undefined;
}

/** One event that one reaches. Throws NOT_FOUND alike for one that is another agency's. */
export async function getEvent(actor: Actor, id: string): Promise<EventDetail> {
  const [row] = await details().where(and(eq(events.id, id), visibleTo(actor)));
  if (!row) throw notFound('errors.event.notFound');
  return toDetail(row, currentTime());
}

/**
 * An event for a page reached by a link or for a job: the caller has checked the token, or shows
 * only the public allow-list. Null when there is none.
 */
export async function findEventDetail(id: string): Promise<EventDetail | null> {
  const [row] = await details().where(eq(events.id, id));
  return row ? toDetail(row, currentTime()) : null;
}

/** Events by id, for loaders: only those one reaches are found. */
export async function findEvents(actor: Actor, ids: readonly string[]): Promise<Map<string, EventDetail>> {
  const rows = await details().where(and(inArray(events.id, [...ids]), visibleTo(actor)));
  const now = currentTime();
  return new Map(rows.map((row) => [row.event.id, toDetail(row, now)]));
}

export type EventPersonal = typeof eventPersonals.$inferSelect & { profileCode: string; profileName: string };

/** The people events need, by event, only of events one reaches; one statement. */
export async function findEventPersonals(
  actor: Actor,
  eventIds: readonly string[],
): Promise<Map<string, EventPersonal[]>> {
  const rows = await database()
    .select({ personal: eventPersonals, profileCode: profiles.code, profileName: profiles.name })
    .from(eventPersonals)
    .innerJoin(profiles, eq(profiles.id, eventPersonals.profileId))
    .innerJoin(events, eq(events.id, eventPersonals.eventId))
    .where(and(inArray(eventPersonals.eventId, [...eventIds]), visibleTo(actor)))
    .orderBy(asc(eventPersonals.profileId), asc(eventPersonals.gender), asc(eventPersonals.id));
  const found = new Map<string, EventPersonal[]>();
  for (const { personal, ...profile } of rows) {
    found.set(personal.eventId, [...(found.get(personal.eventId) ?? []), { ...personal, ...profile }]);
  }
  return found;
}

/** The people one event of the agency needs; none for another agency's event. */
export async function listEventPersonals(actor: Actor, eventId: string): Promise<EventPersonal[]> {
  return (await findEventPersonals(actor, [eventId])).get(eventId) ?? [];
}

/** How many of the agency's events are open, for the rail and the dashboard. */
export async function countOpenEvents(actor: Actor): Promise<number> {
  const agency = maySeeEvents(actor);
  return database().$count(
    events,
    and(
      eq(events.agencyId, agency.agencyId),
      inArray(events.stateId, [EVENT.CREATED, EVENT.CALLING, EVENT.CONFIRMED]),
      gte(events.endDate, currentTime()),
    ),
  );
}
