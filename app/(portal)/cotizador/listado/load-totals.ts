import type { Actor } from '@/lib/core/actor';
import { sumOfCounts } from '@/lib/core/list-page';
import { QUOTATION } from '@/lib/core/states';
import { totalsByStatus } from '@/lib/quotations/listing/queries';
import { countQuotations } from '@/lib/quotations/queries';
import type { QuotationStatus } from '@/lib/quotations/rules';
import type { QuotationQuery } from './list-query';

/** The totals of the filtered quotations by status, whatever status is chosen. */
export async function loadTotals(actor: Actor, { narrowed, newest, status }: QuotationQuery) {
  const [totals, replaced] = await Promise.all([
    totalsByStatus(actor, { ...narrowed, newest }),
    // One row a quotation leaves them out, but they can be asked for.
    countQuotations(actor, { ...narrowed, status: 'SUPERSEDED' }),
  ]);
  const counts: Partial<Record<QuotationStatus, number>> = {
    ...Object.fromEntries([...totals].map(([each, { count }]) => [each, count])),
    SUPERSEDED: replaced,
  };
  return {
    totals,
    counts,
    /** The number of quotations in the list, all pages, as far as they are counted. */
    shown: status ? (counts[status] ?? 0) : sumOfCounts([...totals.values()].map(({ count }) => count)),
    /** The number of quotations in the columns of the board. */
    onBoard: status
      ? (counts[status] ?? 0)
      : sumOfCounts(Object.values(QUOTATION).map((id) => counts[id] ?? 0)),
  };
}

export type Totals = Awaited<ReturnType<typeof loadTotals>>;
