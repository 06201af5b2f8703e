import { paramOf, type SearchParams } from '@/app/_ui/list/list-query';
import { isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { isMonth, type SpendingDimension } from '@/lib/rides/oversight/rules';

/** Names in the address. */
export const SPENDING_PARAMS = { by: 'por', from: 'desde', to: 'hasta' } as const;

/** Values of `por`. */
export const DIMENSIONS = { mes: 'month', agencia: 'agency', ciudad: 'city' } as const satisfies Readonly<
  Record<string, SpendingDimension>
>;

/** What of spending an address asks for: by month, of the year so far, unless it says otherwise. */
export function readSpending(params: SearchParams) {
  const now = isoDateInZone(new Date(), DEFAULT_TIME_ZONE).slice(0, 7);
  const month = (name: string, usual: string) => {
    const text = paramOf(params, name);
    return isMonth(text) ? text : usual;
  };
  const asked = paramOf(params, SPENDING_PARAMS.by);
  const by = Object.hasOwn(DIMENSIONS, asked) ? (asked as keyof typeof DIMENSIONS) : 'mes';
  const from = month(SPENDING_PARAMS.from, `${now.slice(0, 4)}-01`);
  const to = month(SPENDING_PARAMS.to, now);
  return { by, from, to: to < from ? from : to };
}
