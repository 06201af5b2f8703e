'use client';

import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

/** A card that somebody is moving, and the column over which it is. */
export type Lifted = {
  readonly card: string;
  readonly from: string;
  readonly over: string;
  readonly by: 'pointer' | 'keys';
};

/** Pixels after which a press is a drag. */
const SLACK = 6;
/** Pixels from the edge of the window, or of the columns, in which a dragged card scrolls them. */
const EDGE = 48;
const STEP = 16;

const columnAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]')?.dataset.column ?? null;

/** A copy of a card under the pointer, so that the card itself may be drawn anew meanwhile. */
function makeGhost(card: HTMLElement, x: number, y: number) {
  const { left, top, width } = card.getBoundingClientRect();
  const ghost = card.cloneNode(true) as HTMLElement;
  for (const part of ghost.querySelectorAll('[id]')) part.removeAttribute('id');
  ghost.inert = true;
  ghost.dataset.ghost = '';
  Object.assign(ghost.style, { width: `${width}px`, left: `${left}px`, top: `${top}px` });
  document.body.append(ghost);
  return {
    move: (toX: number, toY: number) => {
      ghost.style.transform = `translate(${toX - x}px, ${toY - y}px) rotate(1.5deg)`;
    },
    remove: () => ghost.remove(),
  };
}

/**
 * Moves cards between columns by pointer (from the grip, and with a mouse from anywhere on the card that is no control)
 * and by keys (on the grip: Space lifts and drops, arrows choose the column, Escape leaves all as it was).
 */
export function useCardDrag(columns: readonly string[], onDrop: (card: string, column: string) => void) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const onPointerDown = useCallback(
    (event: PointerEvent<HTMLElement>) => {
      const target = event.target as HTMLElement;
      const element = target.closest<HTMLElement>('[data-card]');
      const grip = target.closest('[data-grip]') !== null;
      const free = event.pointerType === 'mouse' && !target.closest('a, button, input, label, [role="menu"]');
      const card = element?.dataset.card;
      const from = element?.closest<HTMLElement>('[data-column]')?.dataset.column;
      if (event.button !== 0 || !element || !card || !from || !(grip || free)) return;
      stop.current?.();
      const { clientX: x, clientY: y } = event;
      const board = event.currentTarget;
      let ghost: ReturnType<typeof makeGhost> | null = null;
      let over = from;
      const move = (to: globalThis.PointerEvent) => {
        if (!ghost && Math.hypot(to.clientX - x, to.clientY - y) < SLACK) return;
        to.preventDefault();
        ghost ??= makeGhost(element, x, y);
        ghost.move(to.clientX, to.clientY);
        scrollAt(board, to);
        over = columnAt(to.clientX, to.clientY) ?? from;
        setLifted((now) => (now?.over === over ? now : { card, from, over, by: 'pointer' }));
      };
      const end = () => {
        for (const [name, listener] of listeners) window.removeEventListener(name, listener as EventListener);
        ghost?.remove();
        stop.current = null;
        setLifted(null);
      };
      const drop = () => {
        const dragged = ghost !== null;
        end();
        if (!dragged) return;
        // The press that ends a drag is no press on what lies under it.
        window.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
        if (over !== from) onDrop(card, over);
      };
      const giveUp = (key: globalThis.KeyboardEvent) => {
        if (key.key === 'Escape') end();
      };
      const listeners = [
        ['pointermove', move],
        ['pointerup', drop],
        ['pointercancel', end],
        ['keydown', giveUp],
      ] as const;
      for (const [name, listener] of listeners) {
        window.addEventListener(name, listener as EventListener, { passive: false });
      }
      stop.current = end;
    },
    [onDrop],
  );

  const onGripKey = (event: KeyboardEvent, card: string, from: string) => {
    const held = lifted?.card === card && lifted.by === 'keys' ? lifted : null;
    const press = event.key === ' ' || event.key === 'Enter';
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (held && event.key === 'Escape') setLifted(null);
    else if (held && press) {
      setLifted(null);
      if (held.over !== from) onDrop(card, held.over);
    } else if (press) setLifted({ card, from, over: from, by: 'keys' });
    else if (held && step !== 0) {
      const over = columns[columns.indexOf(held.over) + step];
      if (over) setLifted({ ...held, over });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const leave = () => setLifted((now) => (now?.by === 'keys' ? null : now));
  return { lifted, onPointerDown, onGripKey, leave };
}

const swallow = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};

function scrollAt(board: HTMLElement, { clientX, clientY }: globalThis.PointerEvent): void {
  const { left, right } = board.getBoundingClientRect();
  if (clientX < left + EDGE) board.scrollBy(-STEP, 0);
  if (clientX > right - EDGE) board.scrollBy(STEP, 0);
  if (clientY < EDGE) window.scrollBy(0, -STEP);
  if (clientY > window.innerHeight - EDGE) window.scrollBy(0, STEP);
}
