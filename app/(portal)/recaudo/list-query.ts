import { defineList, paramOf, type SearchParams } from '@/app/_ui/list/list-query';
import { COLLECTED_PATH } from '@/lib/core/paths';
import { COLLECTED_VIEWS, type CollectedFilter, type CollectedView } from '@/lib/finances/third-party/rules';

export const COLLECTED_LIST = defineList<CollectedFilter>(COLLECTED_PATH);

/** The view, by its name in the address; all events need none. */
export const VIEW_PARAM = 'vista';
const NAMES: Readonly<Record<CollectedView, string>> = { REPORTED: 'por-revisar', HELD: 'por-entregar' };
export const viewName = (view: CollectedView | null): string | null => view && NAMES[view];
export const readView = (params: SearchParams): CollectedView | null =>
  COLLECTED_VIEWS.find((view) => NAMES[view] === paramOf(params, VIEW_PARAM)) ?? null;
