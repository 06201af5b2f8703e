import { isUuid } from '@/lib/core/ids';
import type { ListPage } from '@/lib/core/list-page';

/** Names of what a list keeps in its address, as people read them there. */
export const LIST_PARAMS = { search: 'q', sort: 'orden', after: 'despues', before: 'antes' } as const;

/** Addresses kept from when pages had numbers lead to the first one. */
const PAGE_NUMBER = 'pagina';

export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** A filter of the address as the read takes it; null for a value that makes no sense. */
type FilterReader<Filter> = (value: string) => Partial<Filter> | null;

/** What a list keeps in its address, for the page and the file that read it and the screen that writes it. */
export type List<Filter extends object = object, Sort extends string = string> = {
  readonly path: string;
  readonly sorts: readonly Sort[];
  /** The usual order: 'name', or '-name' for descending. */
  readonly sort: Sort | `-${Sort}` | '';
  /** By their names in the address. */
  readonly filters: Readonly<Record<string, FilterReader<Filter>>>;
  /** Rows of a page. */
  readonly size: number;
  /** What the ids of its rows are. */
  readonly ids: 'uuid' | 'number';
};

/** What of a list's definition the address needs in the browser. */
export type ListAddress = Pick<List<never>, 'sort'> & { readonly filters: Readonly<Record<string, unknown>> };

export const defineList = <Filter extends object, Sort extends string = never>(
  path: string,
  list: Partial<Omit<List<Filter, Sort>, 'path'>> = {},
): List<Filter, Sort> => ({
  path,
  sorts: [],
  sort: '',
  filters: {},
  size: 20,
  ids: 'uuid',
  ...list,
});

/** A filter that takes one of these values, by their names in the address, under `key`. */
export const choiceOf =
  <Key extends string, Value>(key: Key, choices: Readonly<Record<string, Value>>) =>
  (name: string): Partial<Record<Key, Value>> | null =>
    Object.hasOwn(choices, name) ? ({ [key]: choices[name] } as Record<Key, Value>) : null;

/** A filter that takes one of these values as it stands in the address. */
export const oneOf = <Key extends string, Value extends string | number>(
  key: Key,
  values: readonly Value[],
) =>
  choiceOf(key, Object.fromEntries(values.map((value) => [String(value), value])) as Record<string, Value>);

/** A filter that takes the number of a catalogue's row. */
export const numberOf =
  <Key extends string>(key: Key) =>
  (text: string): Partial<Record<Key, number>> | null =>
    /^\d{1,9}$/.test(text) ? ({ [key]: Number(text) } as Record<Key, number>) : null;

export type SortOrder = { readonly id: string; readonly descending: boolean };

/** '-code' → code, descending. */
export const parseSort = (text: string): SortOrder =>
  text.startsWith('-') ? { id: text.slice(1), descending: true } : { id: text, descending: false };

export const writeSort = ({ id, descending }: SortOrder): string => (descending ? `-${id}` : id);

/** The ways from a page to others: the rows at which those begin or end. */
export type Pages = {
  /** The id of the first row, where there are rows before it. */
  readonly before: string | null;
  /** The id of the last row, where there are rows behind it. */
  readonly after: string | null;
  /** It is the beginning of the list. */
  readonly first: boolean;
};

/** The first value of a parameter, trimmed; '' for none. */
export function paramOf(params: SearchParams, name: string): string {
  const value = params[name];
  return (Array.isArray(value) ? (value[0] ?? '') : (value ?? '')).trim().slice(0, 200);
}

/**
 * What a list's page is asked for, out of `await searchParams`: `filter` and `page` as the read takes them, and `cut` for
 * its rows. What makes no sense (an unknown order, an id that is none) reads as if it were not there, since addresses are
 * typed and kept.
 */
export function readList<Filter extends object, Sort extends string>(
  { sorts, sort, filters, size, ids }: List<Filter, Sort>,
  params: SearchParams,
) {
  const asked = parseSort(paramOf(params, LIST_PARAMS.sort));
  const { id, descending } = sorts.some((known) => known === asked.id) ? asked : parseSort(sort);
  const search = paramOf(params, LIST_PARAMS.search);
  const parts = Object.entries(filters).map(([name, read]) => {
    const value = paramOf(params, name);
    return value ? read(value) : null;
  });
  const order: Pick<ListPage<Sort>, 'sort' | 'descending'> = id ? { sort: id as Sort, descending } : {};
  const edge = (name: string) => {
    const text = paramOf(params, name);
    return (ids === 'uuid' ? isUuid(text) : /^\d{1,15}$/.test(text)) ? text : undefined;
  };
  const after = edge(LIST_PARAMS.after);
  const before = after ? undefined : edge(LIST_PARAMS.before);
  // One more tells whether the list goes on.
  const page: ListPage<Sort> = {
    ...order,
    limit: size + 1,
    ...(after ? { after } : {}),
    ...(before ? { before } : {}),
  };
  return {
    filter: Object.assign(search ? { search } : {}, ...parts) as Partial<Filter> & { search?: string },
    page,
    order,
    /** The rows of the page out of those that were read, and the ways on. */
    cut<Row extends { readonly id: string | number }>(read: readonly Row[]): { rows: Row[]; pages: Pages } {
      const more = read.length > size;
      const rows = before ? read.slice(-size) : read.slice(0, size);
      const idOf = (row: Row | undefined) => (row ? String(row.id) : null);
      return {
        rows,
        pages: {
          before: (before ? more : after !== undefined) ? idOf(rows[0]) : null,
          after: before || more ? idOf(rows.at(-1)) : null,
          first: !after && !before,
        },
      };
    },
  };
}

/** A list's address with some of it changed; what is null is left out. A list that changes begins at its first page. */
export function listHref(
  path: string,
  params: SearchParams,
  change: Readonly<Record<string, string | null>>,
): string {
  const dropped: readonly string[] = [
    PAGE_NUMBER,
    LIST_PARAMS.after,
    LIST_PARAMS.before,
    ...Object.keys(change),
  ];
  const kept = Object.entries(params).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value[0] : value;
    return text && !dropped.includes(name) ? [[name, text]] : [];
  });
  const set = Object.entries(change).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams([...kept, ...set]).toString();
  return query ? `${path}?${query}` : path;
}
