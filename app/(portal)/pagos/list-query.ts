import { VIEW_PARAM, VIEWS, viewName } from '@/app/_features/payouts/paying-states';
import { defineList, paramOf, type SearchParams } from '@/app/_ui/list/list-query';
import { PAYOUTS_PATH } from '@/lib/core/paths';
import type { BatchView } from '@/lib/payouts/queries';

/** The view of the address. */
export const readView = (params: SearchParams): BatchView =>
  VIEWS.find((view) => viewName(view) === paramOf(params, VIEW_PARAM)) ?? 'open';

export const BATCH_LIST = defineList(PAYOUTS_PATH);
