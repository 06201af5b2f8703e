'use client';

import { Checkbox } from '@mantine/core';
import type { MouseEvent } from 'react';
import { Link } from '../link';
import type { DataColumn } from './data-column';
import styles from './data-table.module.css';
import cards from './data-table-cards.module.css';

type Props<Row> = {
  row: Row;
  columns: readonly DataColumn<Row>[];
  href: string | undefined;
  /** `label` says which row is chosen. */
  selection: { label: string; selected: boolean; onToggle: () => void } | undefined;
};

const OWN_CLICKS = 'a, button, input, label, select, textarea, [role="menuitem"]';

/** One row, and below 640 px one card. A press anywhere on it follows its link. */
export function TableRow<Row>({ row, columns, href, selection }: Props<Row>) {
  const follow = (event: MouseEvent<HTMLElement>) => {
    const target = event.target;
    const isOwn = target instanceof Element && target.closest(OWN_CLICKS) !== null;
    // Menus of the row live in a portal, whose events still bubble up here through React.
    const isInside = target instanceof Node && event.currentTarget.contains(target);
    if (!href || isOwn || !isInside || window.getSelection()?.toString()) return;
    if (event.metaKey || event.ctrlKey) window.open(href, '_blank', 'noopener');
    // Through the link itself, so that whoever listens to navigation hears of it.
    else event.currentTarget.querySelector<HTMLAnchorElement>('a[href]')?.click();
  };

  return (
    <tr
      role="row"
      className={`${styles.row} ${cards.row}`}
      data-selected={selection?.selected || undefined}
      data-link={href ? true : undefined}
      onClick={follow}
    >
      {selection && (
        <td role="cell" className={`${styles.check} ${cards.check}`}>
          <Checkbox
            size="xs"
            aria-label={selection.label}
            checked={selection.selected}
            onChange={selection.onToggle}
          />
        </td>
      )}
      {columns.map((column, index) => {
        const place = column.phone ?? (index === 0 ? 'title' : column.headerHidden ? 'menu' : 'meta');
        const content = column.cell(row);
        return (
          <td
            key={column.id}
            role="cell"
            className={`${styles.cell} ${cards.cell}`}
            data-align={column.align}
            data-place={place}
            data-label={column.header}
            style={column.nowrap ? { whiteSpace: 'nowrap' } : undefined}
            data-long={column.long}
          >
            {href && index === 0 ? (
              <Link href={href} className={styles.link}>
                {content}
              </Link>
            ) : (
              content
            )}
          </td>
        );
      })}
    </tr>
  );
}
