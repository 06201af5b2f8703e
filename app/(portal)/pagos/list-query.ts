import { defineList, paramOf, type SearchParams } from '@/app/_ui/list/list-query';
import { PAYOUTS_PATH } from '@/lib/core/paths';
import type { BatchView } from '@/lib/payouts/queries';

export const VIEW_PARAM = 'estado';
/** The views, by their names in the address; the first one needs none. */
const NAMES: Readonly<Record<BatchView, string | null>> = {
  open: null,
  paid: 'pagados',
  cancelled: 'cancelados',
};
export const VIEWS = Object.keys(NAMES) as BatchView[];

export const viewName = (view: BatchView): string | null => NAMES[view];
export const readView = (params: SearchParams): BatchView =>
  VIEWS.find((view) => NAMES[view] === paramOf(params, VIEW_PARAM)) ?? 'open';

export const BATCH_LIST = defineList(PAYOUTS_PATH);
