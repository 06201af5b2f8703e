'use client';

import { parseAsString, useQueryStates } from 'nuqs';
import { useMemo, useTransition } from 'react';
import { LIST_PARAMS, type ListAddress, parseSort, type SortOrder, writeSort } from './list-query';
import { useTypedSearch } from './use-typed-search';

export type ListUrl = {
  readonly search: string;
  readonly sort: SortOrder;
  readonly filters: Readonly<Record<string, string>>;
  /** Search or filters are set: an empty list may only be hidden. */
  readonly filtered: boolean;
  /** The server is making the list anew. */
  readonly pending: boolean;
  readonly setSearch: (text: string) => void;
  readonly setSort: (sort: SortOrder) => void;
  /** Goes on behind a row, back to before one, or with neither to the beginning. */
  readonly setPage: (edge: { after?: string; before?: string }) => void;
  /** Null or '' takes the filter away. */
  readonly setFilter: (name: string, value: string | null) => void;
  readonly clear: () => void;
};

const FROM_THE_START = { [LIST_PARAMS.after]: null, [LIST_PARAMS.before]: null };

/**
 * Search, order, page and filters of a list, kept in the address. Every change asks the server for the page again;
 * meanwhile `pending` is true and what is shown stays. Changing anything but the page goes back to the first one.
 */
export function useListUrl({ sort: usual, filters }: ListAddress): ListUrl {
  const [pending, startTransition] = useTransition();
  const parsers = useMemo(() => {
    const names = [...Object.values(LIST_PARAMS), ...Object.keys(filters)];
    return Object.fromEntries(names.map((name) => [name, parseAsString]));
  }, [filters]);
  const [values, setValues] = useQueryStates(parsers, {
    shallow: false,
    scroll: false,
    history: 'push',
    startTransition,
  });

  const set = Object.fromEntries(
    Object.keys(filters).flatMap((name) => (values[name] ? [[name, values[name]] as const] : [])),
  );
  const change = (part: Record<string, string | null>) => void setValues({ ...FROM_THE_START, ...part });
  const [search, setSearch] = useTypedSearch(
    values[LIST_PARAMS.search] ?? '',
    // While one types, one entry of history.
    (text) =>
      void setValues({ ...FROM_THE_START, [LIST_PARAMS.search]: text || null }, { history: 'replace' }),
  );

  return {
    search,
    sort: parseSort(values[LIST_PARAMS.sort] ?? usual),
    filters: set,
    filtered: search !== '' || Object.keys(set).length > 0,
    pending,
    setSearch,
    setSort: (sort) => change({ [LIST_PARAMS.sort]: writeSort(sort) === usual ? null : writeSort(sort) }),
    setPage: ({ after, before }) =>
      change({ [LIST_PARAMS.after]: after ?? null, [LIST_PARAMS.before]: before ?? null }),
    setFilter: (name, value) => change({ [name]: value || null }),
    clear: () => {
      setSearch('');
      change(Object.fromEntries(Object.keys(filters).map((name) => [name, null])));
    },
  };
}
