'use client';

import type { ReactNode } from 'react';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { type FilterChip, FilterChips } from '@/app/_ui/list/filter-chips';
import { type ListFilter, ListFilters } from '@/app/_ui/list/list-filters';
import type { ListAddress } from '@/app/_ui/list/list-query';
import { type ListUrl, useListUrl } from '@/app/_ui/list/use-list-url';
import { DataTable, type DataTableProps } from './data-table';
import styles from './list-screen.module.css';

type Props<Row> = Omit<DataTableProps<Row>, 'url' | 'toolbar'> & {
  /** Its definition, or the part of it that the address needs. */
  list: ListAddress;
  /** What is searched for; left out where nothing is. */
  search?: string;
  filters?: readonly (ListFilter | false)[];
  /** Filters that few use. */
  more?: readonly (ListFilter | false)[];
  /** The filters that are on, in words. */
  chips?: (url: ListUrl) => readonly FilterChip[];
  /** Beside the filters: another view of the same rows. */
  views?: ReactNode;
};

/** A list on its card: search, filters, order and page live in the address, and the server reads what they ask for. */
export function ListScreen<Row extends { readonly id: string | number }>({
  list,
  search,
  filters = [],
  more = [],
  chips,
  views,
  ...table
}: Props<Row>) {
  const url = useListUrl(list);
  const controls = <ListFilters url={url} {...(search ? { search } : {})} filters={filters} more={more} />;
  return (
    <SectionCard flush>
      <DataTable
        {...table}
        url={url}
        toolbar={
          <>
            {views ? (
              <div className={styles.toolbar}>
                {controls}
                {views}
              </div>
            ) : (
              controls
            )}
            {chips && <FilterChips chips={chips(url)} url={url} />}
          </>
        }
      />
    </SectionCard>
  );
}
