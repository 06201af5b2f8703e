import { defineList, paramOf, type SearchParams } from '@/app/_ui/list/list-query';
import type { ClaimState } from '@/db/values/claims';
import type { PlatformClaimFilter } from '@/lib/claims/platform/queries';
import { PLATFORM_CLAIMS_PATH } from '@/lib/core/paths';

export const PLATFORM_CLAIM_LIST = defineList<PlatformClaimFilter>(PLATFORM_CLAIMS_PATH);

/** The tab, by its name in the address; the first one needs none. */
export const TABS = ['APPROVED', 'PAID', 'RETURNED', 'SENT'] as const satisfies readonly ClaimState[];
export const TAB_PARAM = 'estado';
const NAMES: Readonly<Record<ClaimState, string | null>> = {
  APPROVED: null,
  PAID: 'pagadas',
  RETURNED: 'devueltas',
  SENT: 'en-revision',
};
export const tabName = (tab: ClaimState): string | null => NAMES[tab];
export const readTab = (params: SearchParams): ClaimState =>
  TABS.find((tab) => NAMES[tab] === paramOf(params, TAB_PARAM)) ?? 'APPROVED';
