import { choiceOf, defineList } from '@/app/_ui/list/list-query';
import type { SupportFilter } from '@/lib/support/queries';

export const SUPPORT_LIST = defineList<SupportFilter>('/soporte', {
  filters: { estado: choiceOf('state', { respondidas: 'ANSWERED' as const }) },
});
