import { and, asc, desc, eq, exists, gte, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { cities, currencies, quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import type { ListPage } from '@/lib/core/list-page';
import { QUOTATION } from '@/lib/core/states';
import { database } from '@/lib/platform/database';
import { scopeOfQuotations } from '../policy';
import type { QuotationStatus } from '../rules';

export type QuotationSort = 'code' | 'client' | 'event' | 'date' | 'total' | 'state' | 'opened' | 'updated';

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
  /** Part of the event's name, the client's name or the code, accents and case aside. */
  readonly search?: string;
};

export type QuotationPage = ListPage<QuotationSort>;

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

function inStatus(status: QuotationStatus, now: Date): SQL | undefined {
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
  if (opened === 'LATELY') return gte(quotations.lastOpenedAt, new Date(now.getTime() - LATELY_MS));
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
    sql`${quotations.endDate} >= ${from}::date - interval '1 day'`,
    sql`${quotations.startDate} < ${to}::date + interval '2 days'`,
    sql`(${quotations.endDate} at time zone ${zone})::date >= ${from}::date`,
    sql`(${quotations.startDate} at time zone ${zone})::date <= ${to}::date`,
  );
}

/** As people name a quotation: its event, its client, '#148', 'COT-00148 v2' (rule: `quotationCode`). */
const SEARCHED = sql`concat_ws(' ', ${quotations.nameEvent}, ${quotations.nameClient}, '#' || ${quotations.code},
  'COT-' || lpad(${quotations.code}::text, greatest(5, length(${quotations.code}::text)), '0'), 'v' || nullif(${quotations.version}, 1))`;

/** A filter as a condition, for every read of the list. */
export function matching(actor: Actor, filter: QuotationFilter, now: Date): SQL | undefined {
  const search = filter.search?.trim();
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
    search ? sql`position(search_fold(${search}) in search_fold(${SEARCHED})) > 0` : undefined,
  );
}

/** The status of a row as text, for grouping and sorting: '62', 'VOIDED'. */
export const statusColumn = (now: Date) =>
  sql<string>`case when ${quotations.voidedAt} is not null then 'VOIDED'
    when ${quotations.supersededAt} is not null then 'SUPERSEDED'
    when ${inState(QUOTATION.EXPIRED, now)} then ${sql.raw(`'${QUOTATION.EXPIRED}'`)}
    else ${quotations.stateId}::text end`;

export const readStatus = (text: string): QuotationStatus =>
  text === 'VOIDED' || text === 'SUPERSEDED' ? text : Number(text);

/** The total in pesos by its frozen rate, to the peso (rule: `inPesos`); needs the row's currency beside. */
export const pesosColumn = sql<number>`round(${quotations.total} * ${quotations.fxRate} / power(10::numeric, ${currencies.decimals}::numeric))`;

const sorted = (by: QuotationSort, now: Date): SQL => {
  switch (by) {
    case 'code':
      return sql`${quotations.code}`;
    case 'client':
      return sql`${quotations.nameClient} collate "es-x-icu"`;
    case 'event':
      return sql`${quotations.nameEvent} collate "es-x-icu"`;
    case 'date':
      return sql`${quotations.startDate}`;
    case 'total':
      // In pesos, so that dollars stand where they are worth.
      return pesosColumn;
    case 'state':
      return statusColumn(now);
    case 'opened':
      return sql`${quotations.lastOpenedAt}`;
    case 'updated':
      return sql`${quotations.updatedAt}`;
  }
};

/** The order of a page, ties broken alike on every page. */
export function ordered({ sort = 'code', descending = true }: QuotationPage, now: Date): SQL[] {
  // Drafts have no code yet: they stand first where the newest do.
  const nulls = sort === 'code' && descending ? sql`nulls first` : sql`nulls last`;
  const way = descending ? sql`desc` : sql`asc`;
  const versions = sort === 'code' ? [sql`${quotations.version} ${way}`] : [];
  return [
    sql`${sorted(sort, now)} ${way} ${nulls}`,
    ...versions,
    desc(quotations.updatedAt),
    asc(quotations.id),
  ];
}
