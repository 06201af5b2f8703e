import { type ClaimTab, TAB_PARAM, TABS, tabName } from '@/app/_features/payouts/paying-states';
import { choiceOf, defineList, paramOf, readList, type SearchParams } from '@/app/_ui/list/list-query';
import { CLAIM_STATES } from '@/db/values/claims';
import type { ClaimFilter, ClaimSort } from '@/lib/claims/review/queries';
import { isUuid } from '@/lib/core/ids';
import { CLAIMS_PATH } from '@/lib/core/paths';

type Between = { readonly least?: number; readonly most?: number };

/** Bands of amounts in pesos, by their names in the address. */
export const AMOUNTS = {
  'hasta-500000': { most: 500_000 },
  '500000-2000000': { least: 500_000, most: 2_000_000 },
  '2000000-10000000': { least: 2_000_000, most: 10_000_000 },
  'desde-10000000': { least: 10_000_000 },
} as const satisfies Readonly<Record<string, Between>>;
const between = choiceOf<'between', Between>('between', AMOUNTS);

export const CLAIM_LIST = defineList<ClaimFilter, ClaimSort>(CLAIMS_PATH, {
  sorts: ['sent', 'price'],
  filters: {
    valor: (name) => between(name)?.between ?? null,
    evento: (eventId) => (isUuid(eventId) ? { eventId } : null),
    talento: (talentId) => (isUuid(talentId) ? { talentId } : null),
  },
});

export const readTab = (params: SearchParams): ClaimTab =>
  TABS.find((tab) => tabName(tab) === paramOf(params, TAB_PARAM)) ?? 'SENT';

/** The list as its address asks for it, of the claims of its tab. */
export function readClaims(params: SearchParams) {
  const { filter, ...list } = readList(CLAIM_LIST, params);
  const tab = readTab(params);
  const status = CLAIM_STATES.find((state) => state === tab);
  return { ...list, filter: { ...filter, ...(status ? { status } : {}) } };
}
