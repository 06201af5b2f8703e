import { and, eq, exists, gte, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { cities, quotations } from '@/db/schema';
import { rowsByClient } from '@/lib/clients/held-by-clients';
import type { Actor } from '@/lib/core/actor';
import type { ListPage } from '@/lib/core/list-page';
import { QUOTATION } from '@/lib/core/states';
import { database } from '@/lib/platform/database';
import { holdsNumbersFirst } from '@/lib/platform/holds-text';
import { keyset } from '@/lib/platform/keyset';
import { scopeOfQuotations } from '../policy';
import type { QuotationStatus } from '../rules';

export type QuotationSort =
  | 'code'
  | 'made'
  | 'client'
  | 'event'
  | 'date'
  | 'total'
  | 'state'
  | 'opened'
  | 'updated';

/** `NEVER` and `UNANSWERED` are of what its client could answer now. */
export type Opened = 'NEVER' | 'UNANSWERED' | 'LATELY';

export type QuotationFilter = {
  /** Voided and replaced ones too; they are in 65, or where the client's answer left them. */
  readonly stateId?: number;
  /** Each quotation has one status. */
  readonly status?: QuotationStatus;
  /** Leaves out what a newer version replaced. */
  readonly current?: boolean;
  /** One row a quotation: its newest version, and beside a draft of that also the one that still holds. */
  readonly newest?: boolean;
  readonly clientId?: string;
  /** An administrator's choice; an agency's people only ever get their own. */
  readonly agencyId?: string;
  readonly code?: number;
  /** Those with a day of the event among these (`YYYY-MM-DD`), counted where it takes place. */
  readonly during?: { readonly from: string; readonly to: string };
  readonly opened?: Opened;
  /** Words of the event, the client or the code, or the client's telephone, NIT or mail. */
  readonly search?: string;
};

export type QuotationPage = ListPage<QuotationSort> & {
  /** Rows before the page, for the page numbers of the wire. */
  readonly skip?: number;
};

/** A page in an order that one index has. */
export type PlainPage = Omit<QuotationPage, 'sort'> & { readonly sort?: Exclude<QuotationSort, 'state'> };

/** The condition for quotations that an actor may read. Throws as `scopeOfQuotations` does. */
export function visibleTo(actor: Actor): SQL | undefined {
  const scope = scopeOfQuotations(actor);
  if (scope.kind === 'agency') return eq(quotations.agencyId, scope.agencyId);
  if (scope.kind === 'one') return eq(quotations.id, scope.quotationId);
  return undefined;
}

/** A sent quotation whose validity has passed counts as expired, as `stateAt` reads it. */
function inState(stateId: number, now: Date): SQL | undefined {
  const sent = eq(quotations.stateId, QUOTATION.SENT);
  if (stateId === QUOTATION.SENT) {
    return and(sent, or(isNull(quotations.validUntil), gte(quotations.validUntil, now)));
  }
  if (stateId === QUOTATION.EXPIRED) {
    return or(eq(quotations.stateId, QUOTATION.EXPIRED), and(sent, lt(quotations.validUntil, now)));
  }
  return eq(quotations.stateId, stateId);
}

export function inStatus(status: QuotationStatus, now: Date): SQL | undefined {
  if (status === 'VOIDED') return isNotNull(quotations.voidedAt);
  const replaced = status === 'SUPERSEDED';
  return and(
    isNull(quotations.voidedAt),
    replaced ? isNotNull(quotations.supersededAt) : isNull(quotations.supersededAt),
    replaced ? undefined : inState(status, now),
  );
}

/** A quotation in force is never hidden: its client can still answer it, or its event depends on it. */
function isNewest(now: Date): SQL | undefined {
  const next = alias(quotations, 'next_version');
  const hasNext = database()
    .select({ id: next.id })
    .from(next)
    // Said once more, so that only next versions are read where they are looked up all at once.
    .where(and(eq(next.previousId, quotations.id), isNotNull(next.previousId)));
  return and(
    isNull(quotations.supersededAt),
    or(inState(QUOTATION.SENT, now), eq(quotations.stateId, QUOTATION.ACCEPTED), not(exists(hasNext))),
  );
}

function openedAs(opened: Opened, now: Date): SQL | undefined {
  const since = new Date(now.getTime() - LATELY_MS).toISOString();
  // In the words of the index by which the list is ordered.
  if (opened === 'LATELY') return sql`coalesce(${quotations.lastOpenedAt}, '-infinity') >= ${since}`;
  const never = opened === 'NEVER';
  return and(
    inStatus(QUOTATION.SENT, now),
    never ? isNull(quotations.lastOpenedAt) : isNotNull(quotations.lastOpenedAt),
  );
}

const LATELY_MS = 7 * 86_400_000;

function onDays({ from, to }: { readonly from: string; readonly to: string }): SQL | undefined {
  const zone = sql`(select ${cities.timeZone} from ${cities} where ${cities.id} = ${quotations.cityId})`;
  return and(
    // Wherever it is: no clock is a whole day apart from UTC, so only what is near asks for its city.
    sql`tstzrange(${quotations.startDate}, ${quotations.endDate}, '[]')
      && tstzrange(${from}::date - interval '1 day', ${to}::date + interval '2 days')`,
    sql`(${quotations.endDate} at time zone ${zone})::date >= ${from}::date`,
    sql`(${quotations.startDate} at time zone ${zone})::date <= ${to}::date`,
  );
}

function holdsQuotation(actor: Actor, search: string): SQL | undefined {
  const scope = scopeOfQuotations(actor);
  const agencyId = scope.kind === 'agency' ? scope.agencyId : null;
  return holdsNumbersFirst(
    { id: quotations.id, text: quotations.searchText, among: visibleTo(actor) },
    search,
    rowsByClient(quotations, agencyId),
  );
}

/** A filter as a condition, for every read of the list. */
export function matching(actor: Actor, filter: QuotationFilter, now: Date): SQL | undefined {
  return and(
    visibleTo(actor),
    filter.agencyId ? eq(quotations.agencyId, filter.agencyId) : undefined,
    filter.stateId ? inState(filter.stateId, now) : undefined,
    filter.status ? inStatus(filter.status, now) : undefined,
    filter.current ? isNull(quotations.supersededAt) : undefined,
    filter.newest ? isNewest(now) : undefined,
    filter.clientId ? eq(quotations.clientId, filter.clientId) : undefined,
    filter.code ? eq(quotations.code, filter.code) : undefined,
    filter.during ? onDays(filter.during) : undefined,
    filter.opened ? openedAs(filter.opened, now) : undefined,
    filter.search ? holdsQuotation(actor, filter.search) : undefined,
  );
}

/** What lists of quotations are ordered by, each with an index or the beginning of one; the state has its own way (by-status.ts). */
const KEYS: Readonly<Record<NonNullable<PlainPage['sort']>, readonly SQL[]>> = {
  // Drafts have no code yet: they stand where the newest do.
  code: [sql`${quotations.codeOrder}`, sql`${quotations.version}`, sql`${quotations.updatedAt}`],
  // The same with drafts as they were begun: one that is changed between two pages stays where it is.
  made: [sql`${quotations.codeOrder}`, sql`${quotations.version}`, sql`${quotations.createdAt}`],
  client: [
    sql`(${quotations.nameClient} is null)`,
    sql`(coalesce(${quotations.nameClient}, '') collate "es-x-icu")`,
  ],
  event: [sql`(${quotations.nameEvent} collate "es-x-icu")`],
  date: [sql`${quotations.startDate}`],
  // In pesos, so that dollars stand where they are worth.
  total: [sql`${quotations.totalPesos}`],
  opened: [sql`coalesce(${quotations.lastOpenedAt}, '-infinity')`, sql`${quotations.updatedAt}`],
  updated: [sql`${quotations.updatedAt}`],
};

/** Where a page of the list begins, and its order, ties broken alike on every page. */
export const pageOf = (
  actor: Actor,
  { sort = 'code', descending = true, limit = 25, after, before, edges }: PlainPage,
) =>
  keyset(
    [...KEYS[sort], sql`${quotations.id}`],
    { descending, limit, after, before, edges },
    (columns, id) =>
      sql`select ${columns} from ${quotations} where ${and(eq(quotations.id, id), visibleTo(actor))}`,
  );
