import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { cities, currencies, events, quotationLines, quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { QUOTATION } from '@/lib/core/states';
import { database } from '@/lib/platform/database';
import { reachOfQuotations } from './policy';
import { type Standing, stateAt } from './rules';

export type Quotation = typeof quotations.$inferSelect;

const columns = {
  quotation: quotations,
  cityName: cities.name,
  timeZone: cities.timeZone,
  currencyCode: currencies.code,
  currencyDecimals: currencies.decimals,
  /** The event it became. */
  eventId: events.id,
  eventStateId: events.stateId,
  lineCount: sql<number>`(select count(*)::int from ${quotationLines} where ${quotationLines.quotationId} = ${quotations.id})`,
};

/** A quotation with what every screen of it needs; `stateId` is already the state it is read in. */
export type QuotationDetail = Quotation & {
  cityName: string;
  timeZone: string;
  currencyCode: string;
  /** Digits of the currency's minor unit. */
  currencyDecimals: number;
  eventId: string | null;
  eventStateId: number | null;
  lineCount: number;
};

const details = () =>
  database()
    .select(columns)
    .from(quotations)
    .innerJoin(cities, eq(cities.id, quotations.cityId))
    .innerJoin(currencies, eq(currencies.id, quotations.currencyId))
    .leftJoin(events, eq(events.quotationId, quotations.id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof details>>[number];

const toDetail = ({ quotation, ...rest }: Row, now: Date): QuotationDetail => ({
  ...quotation,
  ...rest,
  stateId: stateAt(quotation, now),
});

function reached(actor: Actor): SQL | undefined {
  const reach = reachOfQuotations(actor);
  if (reach.kind === 'agency') return eq(quotations.agencyId, reach.agencyId);
  if (reach.kind === 'one') return eq(quotations.id, reach.quotationId);
  return undefined;
}

export type QuotationSort = 'code' | 'client' | 'event' | 'date' | 'total' | 'updated';

export type QuotationFilter = {
  /** Voided and replaced ones too; they are in 65, or where the client's answer left them. */
  readonly stateId?: number;
  /** Each quotation has one standing. */
  readonly standing?: Standing;
  /** Leaves out what a newer version replaced. */
  readonly current?: boolean;
  readonly clientId?: string;
  /** An administrator's choice; an agency's people only ever get their own. */
  readonly agencyId?: string;
  readonly code?: number;
  /** Part of the event's name, the client's name or the code, accents and case aside. */
  readonly search?: string;
  readonly sort?: QuotationSort;
  readonly direction?: 'asc' | 'desc';
  /** 1 for the first. */
  readonly page?: number;
  /** 25 unless told, 100 at the most. */
  readonly pageSize?: number;
};

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

function inStanding(standing: Standing, now: Date): SQL | undefined {
  if (standing === 'VOIDED') return isNotNull(quotations.voidedAt);
  const replaced = standing === 'SUPERSEDED';
  return and(
    isNull(quotations.voidedAt),
    replaced ? isNotNull(quotations.supersededAt) : isNull(quotations.supersededAt),
    replaced ? undefined : inState(standing, now),
  );
}

/** A filter as a condition, for every read of the list. */
export function matching(actor: Actor, filter: QuotationFilter, now: Date): SQL | undefined {
  const search = filter.search?.trim();
  const text = sql`${quotations.nameEvent} || ' ' || coalesce(${quotations.nameClient}, '') || ' #' || coalesce(${quotations.code}::text, '')`;
  return and(
    reached(actor),
    filter.agencyId ? eq(quotations.agencyId, filter.agencyId) : undefined,
    filter.stateId ? inState(filter.stateId, now) : undefined,
    filter.standing ? inStanding(filter.standing, now) : undefined,
    filter.current ? isNull(quotations.supersededAt) : undefined,
    filter.clientId ? eq(quotations.clientId, filter.clientId) : undefined,
    filter.code ? eq(quotations.code, filter.code) : undefined,
    search ? sql`position(search_fold(${search}) in search_fold(${text})) > 0` : undefined,
  );
}

const SORTS: Readonly<Record<QuotationSort, SQL>> = {
  code: sql`${quotations.code}`,
  client: sql`${quotations.nameClient} collate "es-x-icu"`,
  event: sql`${quotations.nameEvent} collate "es-x-icu"`,
  date: sql`${quotations.startDate}`,
  // In pesos, so that dollars stand where they are worth.
  total: sql`${quotations.total} * ${quotations.fxRate} / power(10, ${currencies.decimals})`,
  updated: sql`${quotations.updatedAt}`,
};

function ordered({ sort = 'code', direction = 'desc' }: QuotationFilter): SQL[] {
  // Drafts have no code yet: they stand first where the newest do.
  const nulls = sort === 'code' && direction === 'desc' ? sql`nulls first` : sql`nulls last`;
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  return [sql`${SORTS[sort]} ${way} ${nulls}`, desc(quotations.updatedAt), asc(quotations.id)];
}

const MAXIMUM_PAGE = 100;

/** A page of quotations, by code descending unless told (specification 1, section 7). One statement. */
export async function listQuotations(actor: Actor, filter: QuotationFilter = {}): Promise<QuotationDetail[]> {
  const now = new Date();
  const size = Math.min(filter.pageSize ?? 25, MAXIMUM_PAGE);
  const rows = await details()
    .where(matching(actor, filter, now))
    .orderBy(...ordered(filter))
    .limit(size)
    .offset(Math.max(0, (filter.page ?? 1) - 1) * size);
  return rows.map((row) => toDetail(row, now));
}

/** How many quotations a filter finds, whatever the page. */
export async function countQuotations(actor: Actor, filter: QuotationFilter = {}): Promise<number> {
  return database().$count(quotations, matching(actor, filter, new Date()));
}

/** The standing of a row as text, for grouping: '62', 'VOIDED'. */
export const standingColumn = (now: Date) =>
  sql<string>`case when ${quotations.voidedAt} is not null then 'VOIDED'
    when ${quotations.supersededAt} is not null then 'SUPERSEDED'
    when ${inState(QUOTATION.EXPIRED, now)} then ${sql.raw(`'${QUOTATION.EXPIRED}'`)}
    else ${quotations.stateId}::text end`;

export const readStanding = (text: string): Standing =>
  text === 'VOIDED' || text === 'SUPERSEDED' ? text : Number(text);

/** How many there are of each standing, as read now; one without any is absent. */
export async function countQuotationsByStanding(
  actor: Actor,
  filter: Omit<QuotationFilter, 'stateId' | 'standing'> = {},
): Promise<Map<Standing, number>> {
  const now = new Date();
  const rows = await database()
    .select({ standing: standingColumn(now), count: sql<number>`count(*)::int` })
    .from(quotations)
    .where(matching(actor, filter, now))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [readStanding(row.standing), row.count]));
}

/** One quotation. Throws NOT_FOUND alike for one that is another agency's, or for what is not an id. */
export async function getQuotation(actor: Actor, id: string): Promise<QuotationDetail> {
  const within = reached(actor);
  const [row] = isUuid(id)
    ? await details()
        .where(and(eq(quotations.id, id), within))
        .limit(1)
    : [];
  if (!row) throw notFound('errors.quotation.notFound');
  return toDetail(row, new Date());
}

/** Quotations by id, for loaders: only those the actor reaches are found. */
export async function findQuotations(
  actor: Actor,
  ids: readonly string[],
): Promise<Map<string, QuotationDetail>> {
  const now = new Date();
  const rows = await details().where(and(inArray(quotations.id, [...ids]), reached(actor)));
  return new Map(rows.map((row) => [row.quotation.id, toDetail(row, now)]));
}
