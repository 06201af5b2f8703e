import { QUOTATION } from '@/lib/core/states';
import { type QuotationStatus, statusOf } from '../rules';
import type { PlainPage, QuotationFilter, QuotationPage } from './matching';

/** In the order of their numbers, and behind them those without one. */
export const STATUSES: readonly QuotationStatus[] = [...Object.values(QUOTATION), 'SUPERSEDED', 'VOIDED'];

type Statused = Parameters<typeof statusOf>[0] & { readonly id: string };

/**
 * A page in the order of statuses, newest codes first within each: one status after the other, since when a quotation
 * expires is no column. `find` answers the row at which the page begins or ends.
 */
export async function inOrderOfStatus<Row extends Statused>(
  { limit = 25, descending = true, after, before, ...filter }: QuotationFilter & Omit<QuotationPage, 'sort'>,
  find: (id: string) => Promise<Row | undefined>,
  read: (part: QuotationFilter & PlainPage) => Promise<Row[]>,
): Promise<Row[]> {
  const edge = after ?? before;
  const backwards = after === undefined && before !== undefined;
  const row = edge === undefined ? undefined : await find(edge);
  if (edge !== undefined && !row) return [];
  const all = filter.status ? [filter.status] : descending !== backwards ? STATUSES.toReversed() : STATUSES;
  const statuses = row ? all.slice(all.indexOf(statusOf(row))) : all;
  let found: Row[] = [];
  for (const [index, status] of statuses.entries()) {
    const own = { ...filter, status, limit: limit - found.length };
    const begin = row && index === 0 && (backwards ? { before: row.id } : { after: row.id });
    if (!backwards) found = [...found, ...(await read({ ...own, ...begin }))];
    else if (begin) found = await read({ ...own, ...begin });
    // A status is entered from its end.
    else found = [...(await read({ ...own, descending: false })).toReversed(), ...found];
    if (found.length >= limit) break;
  }
  return found;
}
