import { and, desc, eq, sql } from 'drizzle-orm';
import { agencies, quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { groupBy } from '@/lib/core/group-by';
import { type ListPage, MOST_COUNTED } from '@/lib/core/list-page';
import { anyOf } from '@/lib/platform/any-of';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import type { PlacedRow } from '@/lib/platform/keyset';
import { findQuotations, listQuotations, type QuotationDetail } from '../queries';
import type { QuotationStatus } from '../rules';
import { STATUSES } from './by-status';
import { inStatus, matching, pageOf, type QuotationFilter, type QuotationPage, visibleTo } from './matching';

/** The totals of the quotations with one status. */
export type StatusTotal = {
  /** As far as `MOST_COUNTED`: one more stands for any larger number. */
  readonly count: number;
  /** Their totals in pesos, each by its own frozen rate; null when there are more than are counted. */
  readonly pesos: number | null;
  /** Some are in another currency, so that the sum holds only by those rates. */
  readonly converted: boolean;
};

export const NO_TOTAL: StatusTotal = { count: 0, pesos: 0, converted: false };

type Narrowed = Omit<QuotationFilter, 'stateId' | 'status'>;

/**
 * The number and totals of quotations per status, as read now; a status without any is absent. Each is counted and added
 * up while there are `MOST_COUNTED` or fewer, so that the largest agency reads no more. One statement.
 */
export async function totalsByStatus(
  actor: Actor,
  filter: Narrowed = {},
): Promise<Map<QuotationStatus, StatusTotal>> {
  const now = currentTime();
  const own = matching(actor, filter, now);
  const sums = STATUSES.map((status) => {
    const counted = database()
      .select({ pesos: sql`${quotations.totalPesos}`.as('pesos'), currencyId: quotations.currencyId })
      .from(quotations)
      .where(and(own, inStatus(status, now)))
      .limit(MOST_COUNTED + 1)
      .as('counted');
    return sql`select ${String(status)}::text as status, count(*)::int as count, sum(counted.pesos) as pesos,
      bool_or(counted.currency_id <> ${PESOS}::int) as converted from ${counted}`;
  });
  const { rows } = await database().execute<{
    status: string;
    pesos: string;
    count: number;
    converted: boolean;
  }>(sql.join(sums, sql` union all `));
  return new Map(
    rows
      .filter(({ count }) => count > 0)
      .map(({ status, count, pesos, converted }) => [
        status === 'VOIDED' || status === 'SUPERSEDED' ? status : Number(status),
        { count, pesos: count > MOST_COUNTED ? null : Number(pesos), converted },
      ]),
  );
}

/** The currency of pesos (db/catalogue/places.ts). */
const PESOS = 1;

/** A column of the board, and how many cards it shows. */
export type ColumnRequest = { readonly status: QuotationStatus; readonly limit: number };

/** The first rows of each column, in the order asked for. One statement a column. */
export async function listByStatus(
  actor: Actor,
  filter: Narrowed & Pick<QuotationPage, 'sort' | 'descending'>,
  columns: readonly ColumnRequest[],
): Promise<Map<QuotationStatus, QuotationDetail[]>> {
  const found = await Promise.all(
    columns.map(({ status, limit }) => listQuotations(actor, { ...filter, status, limit })),
  );
  return new Map(columns.map(({ status }, index) => [status, found[index] ?? []]));
}

/**
 * Finds a page of the quotations of each agency by code descending, drafts first; only of those one may see. Two
 * statements, however many agencies.
 */
export async function findNewestQuotations(
  actor: Actor,
  agencyIds: readonly string[],
  asked: Pick<ListPage, 'limit' | 'edges'>,
): Promise<Map<string, PlacedRow<QuotationDetail>[]>> {
  const page = pageOf(actor, { ...asked, sort: 'made' });
  const own = database()
    .select({
      id: quotations.id,
      codeOrder: quotations.codeOrder,
      version: quotations.version,
      createdAt: quotations.createdAt,
      edge: page.edge.as('edge'),
    })
    .from(quotations)
    .where(and(eq(quotations.agencyId, agencies.id), visibleTo(actor), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .as('own');
  const newest = await database()
    .select({ id: own.id, edge: own.edge, agencyId: agencies.id })
    .from(agencies)
    .innerJoinLateral(own, sql`true`)
    .where(anyOf(agencies.id, agencyIds))
    .orderBy(desc(own.codeOrder), desc(own.version), desc(own.createdAt), desc(own.id));
  const found = await findQuotations(
    actor,
    newest.map(({ id }) => id),
  );
  return groupBy(
    newest.flatMap(({ id, ...place }) => {
      const row = found.get(id);
      return row ? [{ row, ...place }] : [];
    }),
    ({ agencyId }) => agencyId,
    ({ row, edge }) => ({ row, edge }),
  );
}
