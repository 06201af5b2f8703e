/** Names of what a list keeps in its address, as people read them there. */
export const TABLE_PARAMS = { search: 'q', sort: 'orden', page: 'pagina', after: 'despues' } as const;

const PAGE_SIZE = 20;

export type Sort<Id extends string = string> = { readonly id: Id; readonly descending: boolean };

export type TableQuery<Id extends string, Filter extends string> = {
  readonly search: string;
  readonly sort: Sort<Id>;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Rows to leave out before this page. */
  readonly offset: number;
  /** Cursor of the row after which the page begins, for lists that page by cursor. */
  readonly after: string | null;
  /** Only those that are set. */
  readonly filters: Readonly<Partial<Record<Filter, string>>>;
};

type Options<Id extends string, Filter extends string> = {
  readonly sortable: readonly Id[];
  /** 'name' or '-name'. */
  readonly defaultSort: Id | `-${Id}`;
  readonly filters?: readonly Filter[];
  readonly pageSize?: number;
};

export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** '-code' → code, descending. */
export const parseSort = (text: string): Sort =>
  text.startsWith('-') ? { id: text.slice(1), descending: true } : { id: text, descending: false };

export const writeSort = ({ id, descending }: Sort): string => (descending ? `-${id}` : id);

/**
 * What a list's page is asked for, out of `await searchParams`. What makes no sense (an unknown order, page -3) reads
 * as if it were not there, since addresses are typed and kept.
 */
export function readTableQuery<Id extends string, Filter extends string = never>(
  params: SearchParams,
  { sortable, defaultSort, filters = [], pageSize = PAGE_SIZE }: Options<Id, Filter>,
): TableQuery<Id, Filter> {
  const one = (name: string): string => {
    const value = params[name];
    return (Array.isArray(value) ? (value[0] ?? '') : (value ?? '')).trim().slice(0, 200);
  };
  const isKnown = (sort: Sort): sort is Sort<Id> => sortable.some((id) => id === sort.id);
  const asked = parseSort(one(TABLE_PARAMS.sort));
  const usual = parseSort(defaultSort) as Sort<Id>;
  const page = /^[1-9]\d{0,5}$/.test(one(TABLE_PARAMS.page)) ? Number(one(TABLE_PARAMS.page)) : 1;
  const set = filters.flatMap((name) => (one(name) ? [[name, one(name)] as const] : []));
  return {
    search: one(TABLE_PARAMS.search),
    sort: isKnown(asked) ? asked : usual,
    page,
    pageSize,
    offset: (page - 1) * pageSize,
    after: one(TABLE_PARAMS.after) || null,
    filters: Object.fromEntries(set) as Partial<Record<Filter, string>>,
  };
}

/** A list's address with some of it changed; what is null is left out. A list that changes begins at its first page. */
export function tableHref(
  path: string,
  params: SearchParams,
  change: Readonly<Record<string, string | null>>,
): string {
  const dropped: readonly string[] = [TABLE_PARAMS.page, TABLE_PARAMS.after, ...Object.keys(change)];
  const kept = Object.entries(params).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value[0] : value;
    return text && !dropped.includes(name) ? [[name, text]] : [];
  });
  const set = Object.entries(change).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams([...kept, ...set]).toString();
  return query ? `${path}?${query}` : path;
}
