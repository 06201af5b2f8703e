import { choiceOf, defineList } from '@/app/_ui/list/list-query';
import type { OverviewFilter, OverviewSort } from '@/lib/clients/client-overview';
import { CLIENT } from '@/lib/core/states';

export const CLIENT_LIST = defineList<OverviewFilter, OverviewSort>('/clientes', {
  sorts: ['name', 'last', 'accepted'],
  sort: 'name',
  filters: {
    estado: choiceOf<'stateId', number | 'ALL'>('stateId', {
      [CLIENT.ACTIVE]: CLIENT.ACTIVE,
      [CLIENT.INACTIVE]: CLIENT.INACTIVE,
      todos: 'ALL',
    }),
  },
});
