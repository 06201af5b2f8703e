'use client';

import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import type { BoardColumn, BoardMoves } from './board-column';
import styles from './board-moves.module.css';
import type { Lifted } from './use-card-drag';

type GripProps = {
  name: string;
  /** In hand by keys. */
  held: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: () => void;
};

/** By what a card is taken: dragged with a finger, moved by keys. */
export function CardGrip({ name, held, onKeyDown, onBlur }: GripProps) {
  const t = useTranslations('ui.board');
  return (
    <button
      type="button"
      className={styles.grip}
      data-grip
      aria-label={t('move', { name })}
      aria-pressed={held}
      title={t('moveHint')}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d="M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01" />
      </svg>
    </button>
  );
}

type StatusProps = {
  lifted: Lifted | null;
  columns: readonly BoardColumn[];
  refusal: BoardMoves['refusal'];
};

/** Tells who does not see it where the card in hand is, and whether it could be dropped there. */
export function MoveStatus({ lifted, columns, refusal }: StatusProps) {
  const t = useTranslations('ui.board');
  return (
    <p role="status" className={styles.status}>
      {lifted?.by === 'keys' && words(lifted)}
    </p>
  );

  function words({ card, from, over }: Lifted): string {
    const column = columns.find(({ id }) => id === over)?.title ?? '';
    if (over === from) return t('lifted', { column });
    const why = refusal(card, over);
    return why === null ? t('over', { column }) : t('refused', { column, why });
  }
}
