import { and, eq, sql } from 'drizzle-orm';
import { cities, currencies, events, quotationLines, quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { anyOf } from '@/lib/platform/any-of';
import { currentTime } from '@/lib/platform/clock';
import { countSome } from '@/lib/platform/count-some';
import { database } from '@/lib/platform/database';
import { noEdge, onPage } from '@/lib/platform/keyset';
import { firstOf } from './event-of';
import { inOrderOfStatus } from './listing/by-status';
import {
  matching,
  type PlainPage,
  pageOf,
  type QuotationFilter,
  type QuotationPage,
  visibleTo,
} from './listing/matching';
import { isOpenEvent, stateAt } from './rules';

export type Quotation = typeof quotations.$inferSelect;

const columns = {
  quotation: quotations,
  cityName: cities.name,
  timeZone: cities.timeZone,
  currencyCode: currencies.code,
  currencyDecimals: currencies.decimals,
  /** The event it became, or would be added to. */
  eventId: events.id,
  eventStateId: events.stateId,
  eventEndDate: events.endDate,
  /** Of those that are taken. */
  lineCount: sql<number>`(select count(*)::int from ${quotationLines} where ${quotationLines.quotationId} = ${quotations.id} and ${quotationLines.taken})`,
  /** Its client chooses, or chose, of its lines. */
  hasChoices: sql<boolean>`exists (select from ${quotationLines} where ${quotationLines.quotationId} = ${quotations.id}
    and (${quotationLines.optional} or ${quotationLines.alternative} is not null or ${quotationLines.leastPeople} is not null))`,
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
  /** That event is neither closed nor over. */
  eventOpen: boolean;
  lineCount: number;
  hasChoices: boolean;
};

const details = (edge = noEdge) =>
  database()
    .select({ ...columns, edge })
    .from(quotations)
    .innerJoin(cities, eq(cities.id, quotations.cityId))
    .innerJoin(currencies, eq(currencies.id, quotations.currencyId))
    .leftJoin(events, eq(events.quotationId, firstOf))
    .$dynamic();

type Row = Awaited<ReturnType<typeof details>>[number];

const toDetail = (
  { quotation, edge: _, eventEndDate, ...rest }: Omit<Row, 'edge'> & { edge?: unknown },
  now: Date,
): QuotationDetail => ({
  ...quotation,
  ...rest,
  stateId: stateAt(quotation, now),
  eventOpen: isOpenEvent(rest.eventStateId, eventEndDate, now),
});

/**
 * A page of quotations, by default 25 by code descending (specification 1, section 7). One statement, or one a status
 * when they are ordered by it.
 */
export async function listQuotations(
  actor: Actor,
  { sort = 'code', ...filter }: QuotationFilter & QuotationPage = {},
): Promise<QuotationDetail[]> {
  if (sort !== 'state') return readPage(actor, { ...filter, sort });
  return inOrderOfStatus(
    filter,
    async (id) => (await findQuotations(actor, [id])).get(id),
    (part) => readPage(actor, part),
  );
}

async function readPage(
  actor: Actor,
  { skip = 0, ...filter }: QuotationFilter & PlainPage,
): Promise<QuotationDetail[]> {
  const now = currentTime();
  const page = pageOf(actor, filter);
  const place = database()
    .select({ id: quotations.id })
    .from(quotations)
    .where(and(matching(actor, filter, now), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(skip);
  const rows = await details(page.edge)
    .where(onPage(quotations.id, place))
    .orderBy(...page.orderBy);
  return page.inOrder(rows).map((row) => toDetail(row, now));
}

/** The number of quotations that match a filter, whatever the page, as far as `countSome` does. */
export async function countQuotations(actor: Actor, filter: QuotationFilter = {}): Promise<number> {
  const found = database().select({ id: quotations.id }).from(quotations).$dynamic();
  return countSome(found.where(matching(actor, filter, currentTime())));
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
