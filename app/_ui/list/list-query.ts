import type { ListPage } from '@/lib/core/list-page';

/** Names of what a list keeps in its address, as people read them there. */
export const LIST_PARAMS = { search: 'q', sort: 'orden', page: 'pagina', after: 'despues' } as const;

const PAGE_SIZE = 20;

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
};

/** What of a list's definition the address needs in the browser. */
export type ListAddress = Pick<List<never>, 'sort'> & { readonly filters: Readonly<Record<string, unknown>> };

export const defineList = <Filter extends object, Sort extends string = never>(
  path: string,
  list: Partial<Omit<List<Filter, Sort>, 'path'>> = {},
): List<Filter, Sort> => ({ path, sorts: [], sort: '', filters: {}, ...list });

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

export type Pages =
  | { readonly kind: 'pages'; readonly page: number; readonly pageSize: number; readonly total: number }
  /** For lists too long to count: only onwards, and back to the beginning. */
  | { readonly kind: 'cursor'; readonly after: string | null; readonly next: string | null };

/** The first value of a parameter, trimmed; '' for none. */
export function paramOf(params: SearchParams, name: string): string {
  const value = params[name];
  return (Array.isArray(value) ? (value[0] ?? '') : (value ?? '')).trim().slice(0, 200);
}

/**
 * What a list's page is asked for, out of `await searchParams`: `filter` and `page` as the read takes them. What makes
 * no sense (an unknown order, page -3) reads as if it were not there, since addresses are typed and kept.
 */
export function readList<Filter extends object, Sort extends string>(
  { sorts, sort, filters }: List<Filter, Sort>,
  params: SearchParams,
) {
  const asked = parseSort(paramOf(params, LIST_PARAMS.sort));
  const { id, descending } = sorts.some((known) => known === asked.id) ? asked : parseSort(sort);
  const number = /^[1-9]\d{0,5}$/.test(paramOf(params, LIST_PARAMS.page))
    ? Number(paramOf(params, LIST_PARAMS.page))
    : 1;
  const search = paramOf(params, LIST_PARAMS.search);
  const parts = Object.entries(filters).map(([name, read]) => {
    const value = paramOf(params, name);
    return value ? read(value) : null;
  });
  const order: Pick<ListPage<Sort>, 'sort' | 'descending'> = id ? { sort: id as Sort, descending } : {};
  const page: ListPage<Sort> = { ...order, limit: PAGE_SIZE, offset: (number - 1) * PAGE_SIZE };
  return {
    filter: Object.assign(search ? { search } : {}, ...parts) as Partial<Filter> & { search?: string },
    page,
    order,
    /** Cursor of the row after which the page begins, for lists that page by cursor. */
    after: paramOf(params, LIST_PARAMS.after) || null,
    pages: (total: number): Pages => ({ kind: 'pages', page: number, pageSize: PAGE_SIZE, total }),
  };
}

/** A list's address with some of it changed; what is null is left out. A list that changes begins at its first page. */
export function listHref(
  path: string,
  params: SearchParams,
  change: Readonly<Record<string, string | null>>,
): string {
  const dropped: readonly string[] = [LIST_PARAMS.page, LIST_PARAMS.after, ...Object.keys(change)];
  const kept = Object.entries(params).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value[0] : value;
    return text && !dropped.includes(name) ? [[name, text]] : [];
  });
  const set = Object.entries(change).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams([...kept, ...set]).toString();
  return query ? `${path}?${query}` : path;
}
