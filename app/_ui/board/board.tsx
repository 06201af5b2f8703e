'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import text from '@/app/_ui/theme/text.module.css';
import { countText } from '../data/count-text';
import type { Tone } from '../data/soft-badge';
import { useOverflow } from '../data-table/use-overflow';
import styles from './board.module.css';

export type BoardColumn = {
  readonly id: string;
  readonly title: string;
  readonly tone: Tone;
  /** How many there are of it, shown or not. */
  readonly count: number;
  /** Under the title: what they come to. */
  readonly summary?: ReactNode;
  readonly cards: readonly { readonly id: string; readonly content: ReactNode }[];
  /** Where there is none. */
  readonly empty: string;
  /** After the cards: the way to the others. */
  readonly more?: ReactNode;
};

type Props = {
  /** What is shown by state: 'Cotizaciones por estado'. */
  label: string;
  columns: readonly BoardColumn[];
  /** The column that phones show. */
  current: string;
  onCurrent: (id: string) => void;
  pending?: boolean;
};

/**
 * Cards in columns side by side; on phones one column at a time, with a switch above. A board of one column lays its
 * cards out over the whole width.
 */
export function Board({ label, columns, current, onCurrent, pending = false }: Props) {
  const t = useTranslations('ui.board');
  const { ref, overflows } = useOverflow();
  return (
    <div className={styles.root} data-pending={pending || undefined} aria-busy={pending}>
      {columns.length > 1 && (
        <fieldset className={styles.switch} aria-label={t('switch')}>
          {columns.map(({ id, title, count }) => (
            <button
              key={id}
              type="button"
              className={styles.tab}
              aria-pressed={id === current}
              onClick={() => onCurrent(id)}
            >
              {title} <span className={styles.count}>{countText(count)}</span>
            </button>
          ))}
        </fieldset>
      )}
      <section
        ref={ref}
        className={styles.columns}
        data-single={columns.length === 1 || undefined}
        // A region that scrolls has to be reachable by keyboard; one that does not would only be in the way.
        {...(overflows
          ? { tabIndex: 0, 'aria-label': t('region', { name: label }) }
          : { 'aria-label': label })}
      >
        {columns.map((column) => (
          <Column key={column.id} column={column} current={columns.length === 1 || column.id === current} />
        ))}
      </section>
    </div>
  );
}

function Column({ column, current }: { column: BoardColumn; current: boolean }) {
  const titleId = useId();
  const { title, tone, count, summary, cards, empty, more } = column;
  return (
    <section className={styles.column} aria-labelledby={titleId} data-current={current || undefined}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          <span className={styles.dot} data-tone={tone} aria-hidden />
          {title} <span className={styles.count}>{countText(count)}</span>
        </h2>
        {summary && <p className={text.note}>{summary}</p>}
      </header>
      {cards.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul className={styles.cards}>
          {cards.map(({ id, content }) => (
            <li key={id} className={styles.card}>
              {content}
            </li>
          ))}
        </ul>
      )}
      {more && <div className={styles.more}>{more}</div>}
    </section>
  );
}
