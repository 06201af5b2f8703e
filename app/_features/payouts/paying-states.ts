import type { ClaimState } from '@/db/values/claims';
import type { BatchView } from '@/lib/payouts/queries';

/** The states of claims, by their names in the address; the first one needs none. */
export const TABS = ['SENT', 'RETURNED', 'APPROVED', 'PAID', 'all'] as const;
export type ClaimTab = ClaimState | 'all';
export const TAB_PARAM = 'estado';
const TAB_NAMES: Readonly<Record<ClaimTab, string | null>> = {
  SENT: null,
  RETURNED: 'devueltas',
  APPROVED: 'aprobadas',
  PAID: 'pagadas',
  all: 'todas',
};
export const tabName = (tab: ClaimTab): string | null => TAB_NAMES[tab];

/** The views of batches, likewise. */
export const VIEW_PARAM = 'estado';
const VIEW_NAMES: Readonly<Record<BatchView, string | null>> = {
  open: null,
  paid: 'pagados',
  cancelled: 'cancelados',
};
export const VIEWS = Object.keys(VIEW_NAMES) as BatchView[];
export const viewName = (view: BatchView): string | null => VIEW_NAMES[view];
