'use client';

import { NativeSelect } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { parseSort, writeSort } from '../list/list-query';
import type { ListUrl } from '../list/use-list-url';
import type { DataColumn } from './data-column';
import styles from './data-table.module.css';
import cards from './data-table-cards.module.css';

type Props<Row> = { columns: readonly DataColumn<Row>[]; url: ListUrl };

/** The order of the list where rows are cards and there are no headings to press. */
export function PhoneSort<Row>({ columns, url }: Props<Row>) {
  const t = useTranslations('ui.table');
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  const options = sortable.flatMap(({ id, header, align, order = align === 'end' ? 'number' : 'text' }) => [
    { value: writeSort({ id, descending: false }), label: t(`ascending.${order}`, { column: header }) },
    { value: writeSort({ id, descending: true }), label: t(`descending.${order}`, { column: header }) },
  ]);
  return (
    <NativeSelect
      className={`${styles.phoneSort} ${cards.phoneSort}`}
      aria-label={t('order')}
      data={options}
      value={writeSort(url.sort)}
      onChange={({ currentTarget }) => url.setSort(parseSort(currentTarget.value))}
    />
  );
}
