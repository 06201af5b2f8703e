import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { currencies, quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { anyOf } from '@/lib/platform/any-of';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { scopeOfQuotations } from '../policy';
import { findQuotations, listQuotations, type QuotationDetail } from '../queries';
import type { QuotationStatus } from '../rules';
import {
  matching,
  pesosColumn,
  type QuotationFilter,
  type QuotationPage,
  readStatus,
  statusColumn,
} from './matching';

/** The totals of the quotations with one status. */
export type StatusTotal = {
  readonly count: number;
  /** Their totals in pesos, each by its own frozen rate. */
  readonly pesos: number;
  /** Some are in another currency, so that the sum holds only by those rates. */
  readonly converted: boolean;
};

export const NO_TOTAL: StatusTotal = { count: 0, pesos: 0, converted: false };

type Narrowed = Omit<QuotationFilter, 'stateId' | 'status'>;

/** The number and totals of quotations per status, as read now; a status without any is absent. One statement. */
export async function totalsByStatus(
  actor: Actor,
  filter: Narrowed = {},
): Promise<Map<QuotationStatus, StatusTotal>> {
  const now = currentTime();
  const rows = await database()
    .select({
      status: statusColumn(now),
      count: sql<number>`count(*)::int`,
      pesos: sql`sum(${pesosColumn})`.mapWith(Number),
      converted: sql<boolean>`bool_or(${currencies.code} <> 'COP')`,
    })
    .from(quotations)
    .innerJoin(currencies, eq(currencies.id, quotations.currencyId))
    .where(matching(actor, filter, now))
    .groupBy(sql`1`);
  return new Map(rows.map(({ status, ...total }) => [readStatus(status), total]));
}

/** A column of the board, and how many cards it shows. */
export type ColumnRequest = { readonly status: QuotationStatus; readonly limit: number };

/** The first rows of each column, in the order asked for. One statement a column. */
export async function listByStatus(
  actor: Actor,
  filter: Narrowed & Omit<QuotationPage, 'limit' | 'offset'>,
  columns: readonly ColumnRequest[],
): Promise<Map<QuotationStatus, QuotationDetail[]>> {
  const found = await Promise.all(
    columns.map(({ status, limit }) => listQuotations(actor, { ...filter, status, limit })),
  );
  return new Map(columns.map(({ status }, index) => [status, found[index] ?? []]));
}

const NEWEST = 100;

/**
 * The newest hundred quotations of agencies by code descending, drafts first, by agency; only of those one may see.
 * Two statements, however many agencies.
 */
export async function findNewestQuotations(
  actor: Actor,
  agencyIds: readonly string[],
): Promise<Map<string, QuotationDetail[]>> {
  const scope = scopeOfQuotations(actor);
  const place = sql<number>`row_number() over (partition by ${quotations.agencyId}
    order by ${quotations.code} desc nulls first, ${quotations.updatedAt} desc, ${quotations.id})`;
  const placed = database()
    .select({ id: quotations.id, agencyId: quotations.agencyId, place: place.as('place') })
    .from(quotations)
    .where(
      and(
        anyOf(quotations.agencyId, agencyIds),
        scope.kind === 'agency' ? eq(quotations.agencyId, scope.agencyId) : undefined,
        scope.kind === 'one' ? eq(quotations.id, scope.quotationId) : undefined,
      ),
    )
    .as('placed');
  const newest = await database()
    .select({ id: placed.id, agencyId: placed.agencyId })
    .from(placed)
    .where(lte(placed.place, NEWEST))
    .orderBy(asc(placed.place));
  const found = await findQuotations(
    actor,
    newest.map(({ id }) => id),
  );
  return new Map(
    agencyIds.map((agencyId) => [
      agencyId,
      newest.filter((row) => row.agencyId === agencyId).flatMap(({ id }) => found.get(id) ?? []),
    ]),
  );
}
