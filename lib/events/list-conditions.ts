import { and, eq, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { correlated } from '@/db/correlated';
import { convocateds, events } from '@/db/schema';
import { rowsByClient } from '@/lib/clients/held-by-clients';
import { CONVOCATED, EVENT } from '@/lib/core/states';
import { holdsNumbersFirst } from '@/lib/platform/holds-text';
import { advanceIn } from './advance/conditions';
import type { AdvanceState } from './advance/rules';
import { type EventWhen, OPEN_EVENT_STATES } from './rules';

/** How many talents of an event are confirmed. */
export const confirmed = correlated<number>`(select count(*)::int from ${convocateds}
  where ${convocateds.eventId} = ${events.id} and ${convocateds.stateId} = ${sql.raw(String(CONVOCATED.CONFIRMED))})`;

export type EventSort = 'date' | 'name' | 'code' | 'client';

export type EventFilter = {
  /** Words of name, client or quotation code, or the client's telephone, NIT or mail. */
  readonly search?: string;
  /** The state it is read in. */
  readonly stateId?: number;
  /** Upcoming, past or cancelled. */
  readonly when?: EventWhen;
  readonly clientId?: string;
  /** Where its advance is. */
  readonly advance?: AdvanceState;
  /** Only events that touch this stretch of time, both ends included. */
  readonly during?: { readonly from: Date; readonly to: Date };
};

/** In the words of the index of open events, which a parameter would hide. */
const OPEN = sql`${events.stateId} in (${sql.raw(OPEN_EVENT_STATES.join(', '))})`;

/** `stateAt` in SQL, for filters. */
function inState(stateId: number, now: Date): SQL | undefined {
  const written = eq(events.stateId, stateId);
  if (OPEN_EVENT_STATES.includes(stateId)) return and(written, gte(events.endDate, now));
  if (stateId !== EVENT.FINISHED && stateId !== EVENT.EXPIRED) return written;
  const people = stateId === EVENT.FINISHED ? sql`${confirmed} > 0` : sql`${confirmed} = 0`;
  return or(written, and(OPEN, lt(events.endDate, now), people));
}

/** `whenOf` in SQL. */
function within(when: EventWhen, now: Date): SQL | undefined {
  if (when === 'cancelled') return eq(events.stateId, EVENT.CANCELLED);
  if (when === 'upcoming') return and(OPEN, gte(events.endDate, now));
  return and(
    ne(events.stateId, EVENT.CANCELLED),
    or(inArray(events.stateId, [EVENT.FINISHED, EVENT.EXPIRED]), lt(events.endDate, now)),
  );
}

const holdsEvent = (agencyId: string, search: string): SQL | undefined =>
  holdsNumbersFirst(
    { id: events.id, text: events.searchText, among: eq(events.agencyId, agencyId) },
    search,
    rowsByClient(events, agencyId),
  );

/** Which of an agency's events a list holds. */
export function matching(agencyId: string, filter: EventFilter, now: Date): SQL | undefined {
  const { clientId, during, advance } = filter;
  return and(
    eq(events.agencyId, agencyId),
    filter.when ? within(filter.when, now) : undefined,
    clientId ? eq(events.clientId, clientId) : undefined,
    advance ? advanceIn(advance) : undefined,
    during
      ? sql`tstzrange(${events.startDate}, ${events.endDate}, '[]') && tstzrange(${during.from.toISOString()}, ${during.to.toISOString()}, '[]')`
      : undefined,
    filter.stateId ? inState(filter.stateId, now) : undefined,
    holdsEvent(agencyId, filter.search ?? ''),
  );
}

/** What lists of events are ordered by; each has an index. */
export const SORTS: Readonly<Record<EventSort, SQL>> = {
  date: sql`${events.startDate}`,
  name: sql`(${events.name} collate "es-x-icu")`,
  code: sql`coalesce(${events.code}, 0)`,
  client: sql`(coalesce(${events.nameClient}, '') collate "es-x-icu")`,
};
