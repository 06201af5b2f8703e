'use client';

import { Checkbox } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import text from '@/app/_ui/theme/text.module.css';
import type { ListUrl } from '../list/use-list-url';
import type { DataColumn } from './data-column';
import styles from './data-table.module.css';
import cards from './data-table-cards.module.css';
import type { Selection } from './use-selection';

type Props<Row> = {
  columns: readonly DataColumn<Row>[];
  /** Left out for a table that is not sorted. */
  url: ListUrl | undefined;
  /** Of rows in view. */
  count: number;
  selection: Selection<Row> | undefined;
};

/** Headings; the ones that sort are buttons, and say how they do. */
export function TableHeadRow<Row extends { readonly id: string | number }>({
  columns,
  url,
  count,
  selection,
}: Props<Row>) {
  const t = useTranslations('ui.table');
  const inView = selection?.inView ?? 0;
  return (
    <tr role="row">
      {selection && (
        <th className={`${styles.check} ${cards.check}`} scope="col" role="columnheader">
          <Checkbox
            size="xs"
            aria-label={t('selectAll')}
            checked={inView === count}
            indeterminate={inView > 0 && inView < count}
            onChange={({ currentTarget }) => selection.setAll(currentTarget.checked)}
          />
        </th>
      )}
      {columns.map(({ id, header, headerHidden, sortable, align, width }) => {
        const sorted = url?.sort.id === id ? (url.sort.descending ? 'descending' : 'ascending') : undefined;
        return (
          <th
            key={id}
            scope="col"
            role="columnheader"
            className={styles.heading}
            data-align={align}
            style={{ width }}
            aria-sort={sorted}
          >
            {sortable && url ? (
              <>
                <button
                  type="button"
                  className={`${styles.sort} ${cards.sort}`}
                  data-sorted={sorted}
                  title={t('sortBy', { column: header })}
                  onClick={() => url.setSort({ id, descending: sorted === 'ascending' })}
                >
                  {header}
                  <SortIcon sorted={sorted} />
                </button>
                <span className={`${styles.words} ${cards.words}`}>{header}</span>
              </>
            ) : headerHidden ? (
              <span className={text.hidden}>{header}</span>
            ) : (
              header
            )}
          </th>
        );
      })}
    </tr>
  );
}

function SortIcon({ sorted }: { sorted: 'ascending' | 'descending' | undefined }) {
  const Icon =
    sorted === 'ascending' ? IconArrowUp : sorted === 'descending' ? IconArrowDown : IconArrowsSort;
  return <Icon size={14} stroke={1.5} aria-hidden />;
}
