'use client';

import { useTranslations } from 'next-intl';
import { FieldBox, fieldClass, ListArrows } from '../controls/field-box';
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
    <FieldBox className={`${styles.phoneSort} ${cards.phoneSort}`} right={<ListArrows />} pointer>
      <select
        className={fieldClass}
        data-variant="default"
        aria-label={t('order')}
        value={writeSort(url.sort)}
        onChange={({ currentTarget }) => url.setSort(parseSort(currentTarget.value))}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldBox>
  );
}
