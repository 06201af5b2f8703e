import { eq, sql } from 'drizzle-orm';
import { currencies, quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { listQuotations, type QuotationDetail } from '../queries';
import type { Standing } from '../rules';
import { matching, pesosColumn, type QuotationFilter, readStanding, standingColumn } from './matching';

/** What the quotations of one standing come to. */
export type StandingTotal = {
  readonly count: number;
  /** Their totals in pesos, each by its own frozen rate. */
  readonly pesos: number;
  /** Some are in another currency, so that the sum holds only by those rates. */
  readonly converted: boolean;
};

export const NO_TOTAL: StandingTotal = { count: 0, pesos: 0, converted: false };

type Narrowed = Omit<QuotationFilter, 'stateId' | 'standing' | 'page' | 'pageSize'>;

/** How many there are of each standing, as read now, and what they come to; one without any is absent. One statement. */
export async function totalsByStanding(
  actor: Actor,
  filter: Narrowed = {},
): Promise<Map<Standing, StandingTotal>> {
  const now = currentTime();
  const rows = await database()
    .select({
      standing: standingColumn(now),
      count: sql<number>`count(*)::int`,
      pesos: sql`sum(${pesosColumn})`.mapWith(Number),
      converted: sql<boolean>`bool_or(${currencies.code} <> 'COP')`,
    })
    .from(quotations)
    .innerJoin(currencies, eq(currencies.id, quotations.currencyId))
    .where(matching(actor, filter, now))
    .groupBy(sql`1`);
  return new Map(rows.map(({ standing, ...total }) => [readStanding(standing), total]));
}

/** What a board asks of one of its columns. */
export type ColumnRequest = { readonly standing: Standing; readonly limit: number };

/** The first rows of each column, in the order of the filter. One statement a column. */
export async function listByStanding(
  actor: Actor,
  filter: Narrowed,
  columns: readonly ColumnRequest[],
): Promise<Map<Standing, QuotationDetail[]>> {
  const found = await Promise.all(
    columns.map(({ standing, limit }) => listQuotations(actor, { ...filter, standing, pageSize: limit })),
  );
  return new Map(columns.map(({ standing }, index) => [standing, found[index] ?? []]));
}
