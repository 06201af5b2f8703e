'use client';

import { parseAsString, useQueryStates } from 'nuqs';
import { useMemo, useTransition } from 'react';
import { parseSort, type Sort, TABLE_PARAMS, writeSort } from './table-query';
import { useTypedSearch } from './use-typed-search';

export type TableUrl = {
  readonly search: string;
  readonly sort: Sort;
  readonly filters: Readonly<Record<string, string>>;
  /** Search or filters are set: an empty list may only be hidden. */
  readonly filtered: boolean;
  /** The server is making the list anew. */
  readonly pending: boolean;
  readonly setSearch: (text: string) => void;
  readonly setSort: (sort: Sort) => void;
  readonly setPage: (page: number) => void;
  /** Continues after a cursor; null goes back to the beginning. */
  readonly setAfter: (cursor: string | null) => void;
  /** Null or '' takes the filter away. */
  readonly setFilter: (name: string, value: string | null) => void;
  readonly clear: () => void;
};

type Options = {
  /** The same as the page gives to `readTableQuery`. */
  readonly defaultSort: string;
  readonly filters?: readonly string[];
};

const FROM_THE_START = { [TABLE_PARAMS.page]: null, [TABLE_PARAMS.after]: null };
const NO_FILTERS: readonly string[] = [];

/**
 * Search, order, page and filters of a list, kept in the address. Every change asks the server for the page again;
 * meanwhile `pending` is true and what is shown stays. Changing anything but the page goes back to the first one.
 */
export function useTableUrl({ defaultSort, filters = NO_FILTERS }: Options): TableUrl {
  const [pending, startTransition] = useTransition();
  const parsers = useMemo(() => {
    const names: string[] = [...Object.values(TABLE_PARAMS), ...filters];
    return Object.fromEntries(names.map((name) => [name, parseAsString]));
  }, [filters]);
  const [values, setValues] = useQueryStates(parsers, {
    shallow: false,
    scroll: false,
    history: 'push',
    startTransition,
  });

  const set = Object.fromEntries(
    filters.flatMap((name) => (values[name] ? [[name, values[name]] as const] : [])),
  );
  const change = (part: Record<string, string | null>) => void setValues({ ...FROM_THE_START, ...part });
  const [search, setSearch] = useTypedSearch(
    values[TABLE_PARAMS.search] ?? '',
    // While one types, one entry of history.
    (text) =>
      void setValues({ ...FROM_THE_START, [TABLE_PARAMS.search]: text || null }, { history: 'replace' }),
  );

  return {
    search,
    sort: parseSort(values[TABLE_PARAMS.sort] ?? defaultSort),
    filters: set,
    filtered: search !== '' || Object.keys(set).length > 0,
    pending,
    setSearch,
    setSort: (sort) =>
      change({ [TABLE_PARAMS.sort]: writeSort(sort) === defaultSort ? null : writeSort(sort) }),
    setPage: (page) => change({ [TABLE_PARAMS.page]: page > 1 ? String(page) : null }),
    setAfter: (cursor) => change({ [TABLE_PARAMS.after]: cursor }),
    setFilter: (name, value) => change({ [name]: value || null }),
    clear: () => {
      setSearch('');
      change(Object.fromEntries(filters.map((name) => [name, null])));
    },
  };
}
