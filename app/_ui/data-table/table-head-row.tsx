'use client';

import { Checkbox, TableTh, TableTr } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { Header } from '@tanstack/react-table';
import { useTranslations } from 'next-intl';
import type { DataColumn } from './data-column';
import styles from './data-table.module.css';
import type { features, TableModel } from './table-model';

type Props<Row extends object> = {
  headers: readonly Header<typeof features, Row>[];
  columns: readonly DataColumn<Row>[];
  table: TableModel<Row>;
  selectable: boolean;
};

/** Headings; the ones that sort are buttons, and say how they do. */
export function TableHeadRow<Row extends object>({ headers, columns, table, selectable }: Props<Row>) {
  const t = useTranslations('ui.table');
  return (
    <TableTr role="row" className={styles.headRow}>
      {selectable && (
        <TableTh className={styles.check} scope="col" role="columnheader">
          <Checkbox
            size="xs"
            aria-label={t('selectAll')}
            checked={table.getIsAllPageRowsSelected()}
            indeterminate={table.getIsSomePageRowsSelected() && !table.getIsAllPageRowsSelected()}
            onChange={({ currentTarget }) => table.toggleAllPageRowsSelected(currentTarget.checked)}
          />
        </TableTh>
      )}
      {headers.map(({ id, column }, index) => {
        const shown = columns[index];
        if (!shown) return null;
        const sorted = column.getIsSorted();
        return (
          <TableTh
            key={id}
            scope="col"
            role="columnheader"
            className={styles.heading}
            data-align={shown.align}
            style={{ width: shown.width }}
            aria-sort={sorted ? (sorted === 'desc' ? 'descending' : 'ascending') : undefined}
          >
            {column.getCanSort() ? (
              <button
                type="button"
                className={styles.sort}
                data-sorted={sorted || undefined}
                title={t('sortBy', { column: shown.header })}
                onClick={() => column.toggleSorting()}
              >
                {shown.header}
                <SortIcon sorted={sorted} />
              </button>
            ) : (
              <span className={shown.headerHidden ? styles.spoken : undefined}>{shown.header}</span>
            )}
          </TableTh>
        );
      })}
    </TableTr>
  );
}

function SortIcon({ sorted }: { sorted: false | 'asc' | 'desc' }) {
  const Icon = sorted === 'asc' ? IconArrowUp : sorted === 'desc' ? IconArrowDown : IconArrowsSort;
  return <Icon size={14} stroke={1.5} aria-hidden />;
}
