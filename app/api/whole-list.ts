import { LIST_PARAMS, type List, readList, type SearchParams } from '@/app/_ui/list/list-query';
import type { Actor } from '@/lib/core/actor';
import type { ListPage } from '@/lib/core/list-page';
import { countSearch } from '@/lib/identity/limits/count-search';

type Asked<Filter, Sort extends string> = {
  readonly filter: Partial<Filter>;
  readonly page: ListPage<Sort>;
};

/** A list, and how what its address asks for is read. */
export type WholeList<Row, Filter extends object, Sort extends string> = {
  /** The list's definition, or how its address is read where that is more. */
  readonly list: List<Filter, Sort> | ((params: SearchParams) => Asked<Filter, Sort>);
  /** The rows that the list's address asks for, in its order. */
  readonly read: (
    actor: Actor,
    asked: Partial<Filter> & ListPage<Sort> & Required<Pick<ListPage, 'limit'>>,
  ) => Promise<readonly Row[]>;
};

/** The first rows of a list as an address searches, filters and sorts it, from the beginning, whatever page is in view. */
export async function readWhole<Row, Filter extends object, Sort extends string>(
  actor: Actor,
  params: URLSearchParams,
  { list, read }: WholeList<Row, Filter, Sort>,
  limit: number,
): Promise<readonly Row[]> {
  await countSearch(actor, params.get(LIST_PARAMS.search));
  const address: SearchParams = Object.fromEntries(params);
  const { [LIST_PARAMS.after]: _after, [LIST_PARAMS.before]: _before, ...asked } = address;
  const { filter, page } = typeof list === 'function' ? list(asked) : readList(list, asked);
  return read(actor, { ...filter, ...page, limit });
}
