'use client';

import { type Pages, TablePager } from './table-pager';
import { useTableUrl } from './use-table-url';

/** The pages of a list that is no table: the page lives in the address like a table's. */
export function ListPager({ pages }: { pages: Pages }) {
  const url = useTableUrl({ defaultSort: '' });
  return <TablePager pages={pages} url={url} />;
}
