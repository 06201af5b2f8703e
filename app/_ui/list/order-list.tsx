'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import text from '../theme/text.module.css';
import styles from './order-list.module.css';
import { RowButton } from './row-button';

export type OrderedItem = { readonly id: string; readonly name: string };

type Props<Item extends OrderedItem> = {
  label: string;
  items: readonly Item[];
  onOrder: (items: readonly Item[]) => void;
  /** Left out where nobody is taken off. */
  onRemove?: (item: Item) => void;
  /** What stands above the row of a place, counted from 0: where a part begins. */
  above?: (place: number) => ReactNode;
};

/** Pixels from the edge of what scrolls in which a dragged row scrolls it. */
const EDGE = 48;

/** The place to which a key leads from another; null for any other key. */
const placeBy = (key: string, place: number, last: number): number | null => {
  if (key === 'ArrowUp') return place - 1;
  if (key === 'ArrowDown') return place + 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
};

const moved = <Item,>(items: readonly Item[], from: number, to: number): Item[] => {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
};

/** Rows in an order that somebody chooses: by dragging their grip, or by the arrow keys, Home and End on it. */
export function OrderList<Item extends OrderedItem>({ label, items, onOrder, onRemove, above }: Props<Item>) {
  const t = useTranslations('ui.order');
  const list = useRef<HTMLOListElement>(null);
  const focus = useRef<string>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');

  // A row that is moved in the page loses the focus.
  useEffect(() => {
    if (focus.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-item="${focus.current}"] [data-grip]`)?.focus();
    focus.current = null;
  });

  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || to < 0 || to >= items.length || from === to) return;
    setSaid(t('moved', { name: item.name, place: to + 1, total: items.length }));
    onOrder(moved(items, from, to));
  };
  const press = (event: KeyboardEvent, place: number) => {
    const to = placeBy(event.key, place, items.length - 1);
    if (to === null) return;
    event.preventDefault();
    focus.current = items[place]?.id ?? null;
    move(place, to);
  };
  const take = (event: PointerEvent, id: string) => {
    if (event.button !== 0) return;
    // The list, which stays where it is, has the pointer: its rows move.
    list.current?.setPointerCapture(event.pointerId);
    setDragged(id);
  };
  const over = ({ clientX, clientY }: PointerEvent) => {
    if (dragged === null) return;
    const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-item]');
    if (clientY < EDGE || clientY > window.innerHeight - EDGE) row?.scrollIntoView({ block: 'center' });
    const to = items.findIndex(({ id }) => id === row?.dataset.item);
    if (to >= 0)
      move(
        items.findIndex(({ id }) => id === dragged),
        to,
      );
  };
  const drop = () => setDragged(null);

  return (
    <>
      <ol
        ref={list}
        className={styles.list}
        aria-label={label}
        data-dragging={dragged !== null || undefined}
        onPointerMove={over}
        onPointerUp={drop}
        onPointerCancel={drop}
      >
        {items.map((item, place) => (
          <li key={item.id} data-item={item.id} data-dragged={item.id === dragged || undefined}>
            {above?.(place)}
            <div className={styles.row}>
              <button
                type="button"
                className={styles.grip}
                data-grip
                aria-label={t('move', { name: item.name, place: place + 1, total: items.length })}
                title={t('hint')}
                onKeyDown={(event) => press(event, place)}
                onPointerDown={(event) => take(event, item.id)}
              >
                <svg viewBox="0 0 24 24" aria-hidden>
                  <path d="M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01" />
                </svg>
              </button>
              <span className={styles.name}>{item.name}</span>
              {onRemove && (
                <RowButton
                  variant="subtle"
                  icon="cross"
                  square
                  aria-label={t('remove', { name: item.name })}
                  onClick={() => onRemove(item)}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
      <p className={text.hidden} aria-live="polite">
        {said}
      </p>
    </>
  );
}
