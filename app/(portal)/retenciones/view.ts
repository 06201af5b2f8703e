import { paramOf, type SearchParams } from '@/app/_ui/list/list-query';
import { WITHHOLDINGS_PATH } from '@/lib/core/paths';
import { taxYear } from '@/lib/taxes/today';

export const VIEWS = ['months', 'certificates'] as const;
export type View = (typeof VIEWS)[number];
const CERTIFICATES = 'certificados';

export const readView = (params: SearchParams): View =>
  paramOf(params, 'vista') === CERTIFICATES ? 'certificates' : 'months';

/** The year of the address; this one unless it names another. */
export function readYear(params: SearchParams): number {
  const asked = paramOf(params, 'ano') ?? '';
  return /^20[2-9]\d$/.test(asked) ? Number(asked) : taxYear();
}

export function viewHref(view: View, year: number): string {
  const query = new URLSearchParams({ ano: String(year) });
  if (view === 'certificates') query.set('vista', CERTIFICATES);
  return `${WITHHOLDINGS_PATH}?${query}`;
}
