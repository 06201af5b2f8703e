import { readTableQuery, type SearchParams } from '@/app/_ui/data-table/table-query';
import { AGENCY } from '@/lib/core/states';

/** What the list's address holds, for the page and the file that read it and the table that writes it. */
export const LIST_SORT = 'name';
export const LIST_FILTERS = ['estado', 'regimen', 'datos'] as const;

const SORTABLE = ['name', 'owner', 'people', 'access', 'created'] as const;

/** Values of the filter `regimen`, in the order in which people choose them. */
export const REGIMES = { simple: 'simple', gran: 'large', iva: 'iva', 'no-iva': 'noIva' } as const;

/** Values of the filter `datos`. */
export const COMPLETENESS = { completos: true, incompletos: false } as const;

const pick = <Value>(choices: Readonly<Record<string, Value>>, name: string | undefined) =>
  name !== undefined && Object.hasOwn(choices, name) ? choices[name] : undefined;

/** The list as its address asks for it; what makes no sense there is as if it were not. */
export function readAgencyQuery(params: SearchParams) {
  const query = readTableQuery(params, {
    sortable: SORTABLE,
    defaultSort: LIST_SORT,
    filters: LIST_FILTERS,
  });
  const { estado, regimen, datos } = query.filters;
  const stateId = Object.values(AGENCY).find((id) => String(id) === estado);
  const regime = pick(REGIMES, regimen);
  const complete = pick(COMPLETENESS, datos);
  return {
    ...query,
    filter: {
      search: query.search,
      ...(stateId ? { stateId } : {}),
      ...(regime ? { regime } : {}),
      ...(complete === undefined ? {} : { complete }),
    },
    order: { sort: query.sort.id, descending: query.sort.descending },
  };
}
