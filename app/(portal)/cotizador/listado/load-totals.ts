import type { Actor } from '@/lib/core/actor';
import { QUOTATION } from '@/lib/core/states';
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
  const counts: Partial<Record<Standing, number>> = {
    ...Object.fromEntries([...totals].map(([each, { count }]) => [each, count])),
    SUPERSEDED: replaced,
  };
  return {
    totals,
    counts,
    /** How many the list shows, all pages of it. */
    shown: standing ? (counts[standing] ?? 0) : sum([...totals.values()].map(({ count }) => count)),
    /** How many the columns of the board hold: what ended before its time has none. */
    onBoard: standing ? (counts[standing] ?? 0) : sum(Object.values(QUOTATION).map((id) => counts[id] ?? 0)),
  };
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

export type Totals = Awaited<ReturnType<typeof loadTotals>>;
