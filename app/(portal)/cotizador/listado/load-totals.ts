import type { Actor } from '@/lib/core/actor';
import { totalsByStanding } from '@/lib/quotations/listing/queries';
import { countQuotations } from '@/lib/quotations/queries';
import type { Standing } from '@/lib/quotations/rules';
import type { QuotationQuery } from './list-query';

/** What the quotations that an address asks for come to by state, whatever state is chosen. */
export async function loadTotals(actor: Actor, { narrowed, newest, standing }: QuotationQuery) {
  const [totals, replaced] = await Promise.all([
    totalsByStanding(actor, { ...narrowed, newest }),
    // One row a quotation leaves them out, but they can be asked for.
    countQuotations(actor, { ...narrowed, standing: 'SUPERSEDED' }),
  ]);
  const all = [...totals.values()].reduce((sum, { count }) => sum + count, 0);
  const counts: Partial<Record<Standing, number>> = {
    ...Object.fromEntries([...totals].map(([each, { count }]) => [each, count])),
    SUPERSEDED: replaced,
  };
  return {
    totals,
    counts,
    /** How many the list shows, all pages of it. */
    shown: standing ? (counts[standing] ?? 0) : all,
  };
}

export type Totals = Awaited<ReturnType<typeof loadTotals>>;
