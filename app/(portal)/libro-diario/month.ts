import { paramOf, type SearchParams } from '@/app/_ui/list/list-query';
import { isoDateInZone } from '@/lib/core/dates';
import { isUuid } from '@/lib/core/ids';
import { JOURNAL_PATH } from '@/lib/core/paths';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';

const CLOSING_PARAM = 'cierre';

/** The month of the address, `YYYY-MM`; this one unless it names another. */
function readMonth(params: SearchParams): string {
  const asked = paramOf(params, 'mes') ?? '';
  return /^20[2-9]\d-(0[1-9]|1[0-2])$/.test(asked)
    ? asked
    : isoDateInZone(new Date(), DEFAULT_TIME_ZONE).slice(0, 7);
}

/** What the address asks for: a month, or one as it was closed before it was opened again. */
export function readAsked(params: SearchParams): { readonly month: string; readonly closing: string | null } {
  const closing = paramOf(params, CLOSING_PARAM) ?? '';
  return { month: readMonth(params), closing: isUuid(closing) ? closing : null };
}

/** The page of a month as it was closed. */
export const asClosedHref = (month: string, closing: string): string =>
  `${JOURNAL_PATH}?mes=${month}&${CLOSING_PARAM}=${closing}`;

/** The page of a month so many after another one. */
export function monthHref(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const moved = new Date(Date.UTC(year, number - 1 + months, 15));
  return `${JOURNAL_PATH}?mes=${moved.toISOString().slice(0, 7)}`;
}
