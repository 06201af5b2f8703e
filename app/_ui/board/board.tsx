'use client';

import { useTranslations } from 'next-intl';
import { type CSSProperties, type ReactNode, useId } from 'react';
import text from '@/app/_ui/theme/text.module.css';
import { countText } from '../data/count-text';
import { useOverflow } from '../data-table/use-overflow';
import styles from './board.module.css';
import type { BoardCard, BoardColumn, BoardMoves } from './board-column';
import moving from './board-moves.module.css';
import { CardGrip, MoveStatus } from './card-grip';
import { type Lifted, useCardDrag } from './use-card-drag';

type Props = {
  /** What is shown by state: 'Cotizaciones por estado'. */
  label: string;
  columns: readonly BoardColumn[];
  /** The column that phones show. */
  current: string;
  onCurrent: (id: string) => void;
  pending?: boolean;
  /** Null where cards stay where they are. */
  moves?: BoardMoves | null;
};

const nothing = () => undefined;

/**
 * Cards in columns side by side; on phones one column at a time, with a switch above. A board of one column lays its
 * cards out over the whole width. With `moves` cards are dragged by pointer and moved by keys; columns that refuse the
 * card in hand say why.
 */
export function Board({ label, columns, current, onCurrent, pending = false, moves = null }: Props) {
  const t = useTranslations('ui.board');
  const { ref, overflows } = useOverflow();
  const ids = columns.map(({ id }) => id);
  const { lifted, onPointerDown, onGripKey, leave } = useCardDrag(ids, moves?.onDrop ?? nothing);
  const targetOf = (column: string): Target | null =>
    lifted && moves && column !== lifted.from ? { why: moves.refusal(lifted.card, column) } : null;
  return (
    <div
      className={moves ? `${styles.root} ${moving.moves}` : styles.root}
      data-pending={pending || undefined}
      data-dragging={lifted?.by === 'pointer' || undefined}
      aria-busy={pending}
    >
      {columns.length > 1 && (
        <fieldset className={styles.switch} aria-label={t('switch')}>
          {columns.map(({ id, title, count }) => (
            <button
              key={id}
              type="button"
              className={styles.tab}
              aria-pressed={id === current}
              onClick={() => onCurrent(id)}
              data-column={id}
              {...markOf(targetOf(id), lifted?.over === id)}
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
        style={{ '--columns': columns.length } as CSSProperties}
        {...(moves ? { onPointerDown } : {})}
        // A region that scrolls has to be reachable by keyboard; one that does not would only be in the way.
        {...(overflows
          ? { tabIndex: 0, 'aria-label': t('region', { name: label }) }
          : { 'aria-label': label })}
      >
        {columns.map((column) => (
          <Column
            key={column.id}
            column={column}
            current={columns.length === 1 || column.id === current}
            lifted={lifted}
            target={targetOf(column.id)}
            gripOf={
              moves
                ? (card) => (
                    <CardGrip
                      name={card.name ?? ''}
                      held={lifted?.card === card.id && lifted.by === 'keys'}
                      onKeyDown={(event) => onGripKey(event, card.id, column.id)}
                      onBlur={leave}
                    />
                  )
                : null
            }
          />
        ))}
      </section>
      {moves && <MoveStatus lifted={lifted} columns={columns} refusal={moves.refusal} />}
    </div>
  );
}

/** A column as a place for the card in hand. */
type Target = { readonly why: string | null };

const markOf = (target: Target | null, over: boolean) =>
  target ? { 'data-target': target.why === null ? 'open' : 'closed', 'data-over': over || undefined } : {};

type ColumnProps = {
  column: BoardColumn;
  current: boolean;
  lifted: Lifted | null;
  target: Target | null;
  gripOf: ((card: BoardCard) => ReactNode) | null;
};

function Column({ column, current, lifted, target, gripOf }: ColumnProps) {
  const titleId = useId();
  const { id, title, tone, count, summary, cards, empty, more } = column;
  return (
    <section
      className={styles.column}
      aria-labelledby={titleId}
      data-current={current || undefined}
      data-column={id}
      {...markOf(target, lifted?.over === id)}
    >
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title} tabIndex={-1}>
          <span className={styles.dot} data-tone={tone} aria-hidden />
          {title} <span className={styles.count}>{countText(count)}</span>
        </h2>
        {summary && <p className={text.note}>{summary}</p>}
        {target?.why && <p className={moving.why}>{target.why}</p>}
      </header>
      {cards.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li
              key={card.id}
              className={styles.card}
              data-card={card.id}
              data-lifted={lifted?.card === card.id || undefined}
              aria-busy={card.pending || undefined}
            >
              {card.content}
              {gripOf?.(card)}
            </li>
          ))}
        </ul>
      )}
      {more && <div className={styles.more}>{more}</div>}
    </section>
  );
}
