'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import { EmptyState } from '../feedback/empty-state';
import { useRowKeys } from '../keys/use-row-keys';
import type { Pages } from '../list/list-query';
import { NoneFiltered } from '../list/none-filtered';
import type { ListUrl } from '../list/use-list-url';
import { BulkBar } from './bulk-bar';
import { ChooseAll } from './choose-all';
import type { DataColumn } from './data-column';
import styles from './data-table.module.css';
import cards from './data-table-cards.module.css';
import { ListNews } from './list-news';
import { PhoneSort } from './phone-sort';
import { TableHeadRow } from './table-head-row';
import { TablePager } from './table-pager';
import { TableRow } from './table-row';
import { useOverflow } from './use-overflow';
import { type Selection, useSelection } from './use-selection';

export type DataTableProps<Row> = {
  /** What the list is of: 'Cotizaciones'. */
  label: string;
  /** Stable: module scope or useMemo. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  /** By what a row is called when it is chosen: its code, its name. */
  rowName: (row: Row) => string;
  /** Where a row leads; its first column becomes the link. */
  rowHref?: (row: Row) => string;
  /** Of `useListUrl`: order, page and filters live in the address. Left out for short lists that show all rows. */
  url?: ListUrl;
  pages?: Pages;
  /** Stands there when there are none at all: says why and offers the next step. */
  empty: ReactNode;
  /** Buttons for the chosen rows; gives rows a checkbox. `clear` takes the choice away. */
  bulkActions?: (chosen: readonly Row[], clear: () => void) => ReactNode;
  /** Where all rows that match are read, of every page, to choose them at once (app/api/answer-matching.ts). */
  matching?: string;
  /** What rows become below 640 px: cards, or still a table that scrolls to the sides. */
  phone?: 'cards' | 'scroll';
  /** Filters, above. */
  toolbar?: ReactNode;
  /** The same rows in another shape than a table: photos, a board. */
  instead?: ReactNode | ((selection: Selection<Row>) => ReactNode);
};

/**
 * A list of rows: sorted, filtered and paged by the server, with the state of all that in the address. Roles are
 * written out because as cards its elements are no longer displayed as a table, and would lose them.
 */
export function DataTable<Row extends { readonly id: string | number }>({
  phone = 'cards',
  ...props
}: DataTableProps<Row>) {
  const { label, columns, rows, rowName, instead, rowHref, url, pages, bulkActions } = props;
  const t = useTranslations('ui.table');
  const { ref: scroller, overflows } = useOverflow();
  const selectable = Boolean(bulkActions) && rows.length > 0;
  const selection = useSelection(rows, JSON.stringify([url?.search, url?.filters]));
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys({
    body,
    choice: selectable
      ? {
          toggle: (index) => selection.toggle(String(rows[index]?.id)),
          chooseAll: () => selection.setAll(selection.inView < rows.length),
        }
      : undefined,
  });
  const isPart = Boolean(pages?.after || pages?.before);

  return (
    <div className={`${styles.root} ${cards.root}`} data-phone={phone} aria-busy={url?.pending}>
      {props.toolbar}
      {url && phone === 'cards' && !instead && rows.length > 1 && <PhoneSort columns={columns} url={url} />}
      {rows.length === 0 ? (
        <div className={styles.content} data-pending={url?.pending || undefined}>
          {pages && !pages.first ? (
            <EmptyState title={t('pageGone')} text={t('pageGoneHint')} />
          ) : url?.filtered ? (
            <NoneFiltered url={url} />
          ) : (
            props.empty
          )}
        </div>
      ) : instead ? (
        <div className={styles.content} data-pending={url?.pending || undefined}>
          {typeof instead === 'function' ? instead(selection) : instead}
        </div>
      ) : (
        <section
          ref={scroller}
          className={`${styles.content} ${cards.content}`}
          data-pending={url?.pending || undefined}
          data-overflows={overflows || undefined}
          // A region that scrolls has to be reachable by keyboard; one that does not would only be in the way.
          {...(overflows ? { tabIndex: 0, 'aria-label': t('region', { name: label }) } : {})}
        >
          <table role="table" className={`${styles.table} ${cards.table}`} aria-label={label}>
            <thead role="rowgroup" className={`${styles.head} ${cards.head}`} data-sticks="top">
              <TableHeadRow
                columns={columns}
                url={url}
                count={rows.length}
                selection={selectable ? selection : undefined}
              />
            </thead>
            <tbody ref={body} role="rowgroup" className={cards.body}>
              {rows.map((row) => {
                const id = String(row.id);
                return (
                  <TableRow
                    key={id}
                    row={row}
                    columns={columns}
                    href={rowHref?.(row)}
                    selection={
                      selectable
                        ? {
                            label: t('selectRow', { name: rowName(row) }),
                            selected: selection.has(id),
                            onToggle: () => selection.toggle(id),
                          }
                        : undefined
                    }
                  />
                );
              })}
            </tbody>
          </table>
        </section>
      )}
      {selection.rows.length > 0 && (
        <BulkBar
          count={selection.rows.length}
          onClear={selection.clear}
          {...(props.matching &&
            isPart && { all: <ChooseAll path={props.matching} onRead={selection.add} /> })}
        >
          {bulkActions?.(selection.rows, selection.clear)}
        </BulkBar>
      )}
      {pages && url && <TablePager pages={pages} url={url} />}
      <ListNews pending={url?.pending ?? false} count={rows.length} pages={pages} />
    </div>
  );
}
