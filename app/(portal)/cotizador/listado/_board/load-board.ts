import { type SearchParams, tableHref } from '@/app/_ui/data-table/table-query';
import { summaryOf } from '@/app/(portal)/cotizador/_actions/quotation-summary';
import type { Actor } from '@/lib/core/actor';
import { QUOTATION } from '@/lib/core/states';
import { listByStanding, NO_TOTAL } from '@/lib/quotations/listing/queries';
import type { Ending, Standing } from '@/lib/quotations/rules';
import { LIST_PATH, type QuotationQuery, readExpanded, STANDINGS } from '../list-query';
import type { Totals } from '../load-totals';
import type { QuotationColumn } from './quotation-board';

/** Cards of a column before and after more is asked for; whoever wants all of a long one takes the table. */
const CARDS = { few: 12, many: 100 } as const;

/** The columns of the board, or the one of the state that is chosen. */
export async function loadBoard(
  actor: Actor,
  params: SearchParams,
  query: QuotationQuery,
  { totals, counts }: Totals,
): Promise<QuotationColumn[]> {
  const { standing: chosen, narrowed, filter } = query;
  const expanded = readExpanded(params);
  const columns = (chosen ? [chosen] : Object.values(QUOTATION)).map((standing) => ({
    standing,
    limit: chosen || standing === expanded ? CARDS.many : CARDS.few,
  }));
  const found = await listByStanding(actor, { ...narrowed, newest: filter.newest }, columns);
  const now = Date.now();
  return columns.map(({ standing, limit }) => {
    const count = counts[standing] ?? 0;
    return {
      standing,
      total: { ...(totals.get(standing) ?? NO_TOTAL), count },
      rows: (found.get(standing) ?? []).map((row) => summaryOf(row, now)),
      more: count > limit ? moreOf(params, standing, limit) : null,
    };
  });
}

/** What has no column of its own on the whole board, and how to see it. */
export function otherEndings(params: SearchParams, { standing }: QuotationQuery, { counts }: Totals) {
  if (standing) return [];
  return ENDINGS.flatMap((ending) => {
    const count = counts[ending] ?? 0;
    const href = tableHref(LIST_PATH, params, { mas: null, columna: null, estado: addressOf(ending) });
    return count > 0 ? [{ ending, count, href }] : [];
  });
}

const ENDINGS: readonly Ending[] = ['VOIDED', 'SUPERSEDED'];

const addressOf = (standing: Standing) => STANDINGS.find(([, each]) => each === standing)?.[0] ?? null;

function moreOf(params: SearchParams, standing: Standing, limit: number): QuotationColumn['more'] {
  const value = addressOf(standing);
  return limit === CARDS.few
    ? { kind: 'more', href: tableHref(LIST_PATH, params, { mas: value, columna: value }) }
    : {
        kind: 'table',
        href: tableHref(LIST_PATH, params, { vista: null, mas: null, columna: null, estado: value }),
      };
}
