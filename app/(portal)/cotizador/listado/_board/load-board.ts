import { listHref, type SearchParams } from '@/app/_ui/list/list-query';
import { summaryOf } from '@/app/(portal)/cotizador/_actions/quotation-summary';
import type { Actor } from '@/lib/core/actor';
import { QUOTATION } from '@/lib/core/states';
import { listByStatus, NO_TOTAL } from '@/lib/quotations/listing/queries';
import type { Ending, QuotationStatus } from '@/lib/quotations/rules';
import { QUOTATION_LIST, type QuotationQuery, readExpanded, STATUSES } from '../list-query';
import type { Totals } from '../load-totals';
import type { QuotationColumn } from './quotation-board';

/** The number of cards in a column, first and on request. The table shows all. */
const CARDS = { few: 12, many: 100 } as const;

/** The columns of the board, or the one of the state that is chosen. */
export async function loadBoard(
  actor: Actor,
  params: SearchParams,
  query: QuotationQuery,
  { totals, counts }: Totals,
): Promise<QuotationColumn[]> {
  const { status: chosen, narrowed, filter, order } = query;
  const expanded = readExpanded(params);
  const columns = (chosen ? [chosen] : Object.values(QUOTATION)).map((status) => ({
    status,
    limit: chosen || status === expanded ? CARDS.many : CARDS.few,
  }));
  const found = await listByStatus(actor, { ...narrowed, ...order, newest: filter.newest }, columns);
  const now = Date.now();
  return columns.map(({ status, limit }) => {
    const count = counts[status] ?? 0;
    return {
      status,
      total: { ...(totals.get(status) ?? NO_TOTAL), count },
      rows: (found.get(status) ?? []).map((row) => summaryOf(row, now)),
      more: count > limit ? moreOf(params, status, limit) : null,
    };
  });
}

/** The endings that have no column on the whole board, with links to them. */
export function otherEndings(params: SearchParams, { status }: QuotationQuery, { counts }: Totals) {
  if (status) return [];
  return ENDINGS.flatMap((ending) => {
    const count = counts[ending] ?? 0;
    const href = listHref(QUOTATION_LIST.path, params, {
      mas: null,
      columna: null,
      estado: addressOf(ending),
    });
    return count > 0 ? [{ ending, count, href }] : [];
  });
}

const ENDINGS: readonly Ending[] = ['VOIDED', 'SUPERSEDED'];

const addressOf = (status: QuotationStatus) => STATUSES.find(([, each]) => each === status)?.[0] ?? null;

function moreOf(params: SearchParams, status: QuotationStatus, limit: number): QuotationColumn['more'] {
  const value = addressOf(status);
  return limit === CARDS.few
    ? { kind: 'more', href: listHref(QUOTATION_LIST.path, params, { mas: value, columna: value }) }
    : {
        kind: 'table',
        href: listHref(QUOTATION_LIST.path, params, { vista: null, mas: null, columna: null, estado: value }),
      };
}
