import { and, eq, sql } from 'drizzle-orm';
import { cities, currencies, events, quotationLines, quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { anyOf } from '@/lib/platform/any-of';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import {
  matching,
  ordered,
  type QuotationFilter,
  type QuotationPage,
  readStatus,
  statusColumn,
  visibleTo,
} from './listing/matching';
import { type QuotationStatus, stateAt } from './rules';

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

/** A page of quotations, by default 25 by code descending (specification 1, section 7). One statement. */
export async function listQuotations(
  actor: Actor,
  { limit = 25, offset = 0, ...filter }: QuotationFilter & QuotationPage = {},
): Promise<QuotationDetail[]> {
  const now = currentTime();
  const rows = await details()
    .where(matching(actor, filter, now))
    .orderBy(...ordered(filter, now))
    .limit(Math.min(limit, LONGEST_PAGE))
    .offset(offset);
  return rows.map((row) => toDetail(row, now));
}

/** The number of quotations that match a filter, whatever the page. */
export async function countQuotations(actor: Actor, filter: QuotationFilter = {}): Promise<number> {
  return database().$count(quotations, matching(actor, filter, currentTime()));
}

/** The number of quotations per status, as read now; a status without any is absent. */
export async function countQuotationsByStatus(
  actor: Actor,
  filter: Omit<QuotationFilter, 'stateId' | 'status'> = {},
): Promise<Map<QuotationStatus, number>> {
  const now = currentTime();
  const rows = await database()
    .select({ status: statusColumn(now), count: sql<number>`count(*)::int` })
    .from(quotations)
    .where(matching(actor, filter, now))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [readStatus(row.status), row.count]));
}

/** One quotation. Throws NOT_FOUND also for another agency's and for what is no id. */
export async function getQuotation(actor: Actor, id: string): Promise<QuotationDetail> {
  const within = visibleTo(actor);
  const [row] = isUuid(id)
    ? await details()
        .where(and(eq(quotations.id, id), within))
        .limit(1)
    : [];
  if (!row) throw notFound('errors.quotation.notFound');
  return toDetail(row, currentTime());
}

/** Quotations by id, for loaders: only those the actor reaches are found. */
export async function findQuotations(
  actor: Actor,
  ids: readonly string[],
): Promise<Map<string, QuotationDetail>> {
  const now = currentTime();
  const rows = await details().where(and(anyOf(quotations.id, ids), visibleTo(actor)));
  return new Map(rows.map((row) => [row.quotation.id, toDetail(row, now)]));
}
