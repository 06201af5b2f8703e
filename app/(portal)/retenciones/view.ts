import { paramOf, type SearchParams } from '@/app/_ui/list/list-query';
import { withholdingYear } from '@/lib/claims/certificates/queries';
import { WITHHOLDINGS_PATH } from '@/lib/core/paths';

export const VIEWS = ['months', 'certificates'] as const;
export type View = (typeof VIEWS)[number];
const CERTIFICATES = 'certificados';

export const readView = (params: SearchParams): View =>
  paramOf(params, 'vista') === CERTIFICATES ? 'certificates' : 'months';

/** The year of the address; this one unless it names another. */
export function readYear(params: SearchParams): number {
  const asked = paramOf(params, 'ano') ?? '';
  return /^20[2-9]\d$/.test(asked) ? Number(asked) : withholdingYear();
}

export function viewHref(view: View, year: number): string {
  const query = new URLSearchParams({ ano: String(year) });
  if (view === 'certificates') query.set('vista', CERTIFICATES);
  return `${WITHHOLDINGS_PATH}?${query}`;
}
