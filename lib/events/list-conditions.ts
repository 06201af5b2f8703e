import { and, eq, gte, inArray, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { convocateds, events, quotations } from '@/db/schema';
import { CONVOCATED, EVENT } from '@/lib/core/states';
import { type EventWhen, OPEN_EVENT_STATES } from './rules';

/** How many talents of an event are confirmed. */
export const confirmed = sql<number>`(select count(*)::int from ${convocateds}
  where ${convocateds.eventId} = ${events.id} and ${convocateds.stateId} = ${sql.raw(String(CONVOCATED.CONFIRMED))})`;

export type EventSort = 'date' | 'name' | 'code' | 'client';

export type EventFilter = {
  /** Part of name, client or quotation code; accents and case aside. */
  readonly search?: string;
  /** The state it is read in. */
  readonly stateId?: number;
  /** Upcoming, past or cancelled. */
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

/** Which of an agency's events a list holds. */
export function matching(agencyId: string, filter: EventFilter, now: Date): SQL | undefined {
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

/** What lists of events are ordered by. */
export const SORTS = {
  date: events.startDate,
  name: sql`${events.name} collate "es-x-icu"`,
  code: quotations.code,
  client: sql`coalesce(${quotations.nameClient}, '') collate "es-x-icu"`,
};
