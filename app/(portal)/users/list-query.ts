import { readTableQuery, type SearchParams } from '@/app/_ui/data-table/table-query';
import { isUuid } from '@/lib/core/ids';
import { USER } from '@/lib/core/states';
import { PERSON_ROLES } from '@/lib/people/rules';

/** What the list's address holds, for the page and the file that read it and the table that writes it. */
export const LIST_SORT = 'name';
export const LIST_FILTERS = ['estado', 'rol', 'agencia'] as const;

const SORTABLE = ['name', 'agency', 'access', 'created'] as const;

/** The list as its address asks for it; what makes no sense there is as if it were not. */
export function readPeopleQuery(params: SearchParams) {
  const query = readTableQuery(params, {
    sortable: SORTABLE,
    defaultSort: LIST_SORT,
    filters: LIST_FILTERS,
  });
  const { estado, rol, agencia } = query.filters;
  const stateId = Object.values(USER).find((id) => String(id) === estado);
  const role = PERSON_ROLES.find((each) => each === rol);
  return {
    ...query,
    filter: {
      search: query.search,
      ...(stateId ? { stateId } : {}),
      ...(role ? { role } : {}),
      ...(agencia && isUuid(agencia) ? { agencyId: agencia } : {}),
    },
    order: { sort: query.sort.id, descending: query.sort.descending },
  };
}
