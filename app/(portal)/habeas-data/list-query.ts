import { choiceOf, defineList } from '@/app/_ui/list/list-query';
import type { DataRequestFilter } from '@/lib/habeas-data/requests/queries';

export const DATA_REQUEST_LIST = defineList<DataRequestFilter>('/habeas-data', {
  filters: { estado: choiceOf('state', { respondidas: 'ANSWERED' as const }) },
});
