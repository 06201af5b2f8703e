import { defineList, oneOf } from '@/app/_ui/list/list-query';
import { isUuid } from '@/lib/core/ids';
import { USER } from '@/lib/core/states';
import type { PersonFilter, PersonSort } from '@/lib/people/queries';
import { PERSON_ROLES } from '@/lib/people/rules';

export const PERSON_LIST = defineList<PersonFilter, PersonSort>('/users', {
  sorts: ['name', 'agency', 'access', 'created'],
  sort: 'name',
  filters: {
    estado: oneOf('stateId', Object.values(USER)),
    rol: oneOf('role', PERSON_ROLES),
    agencia: (agencyId) => (isUuid(agencyId) ? { agencyId } : null),
  },
});
