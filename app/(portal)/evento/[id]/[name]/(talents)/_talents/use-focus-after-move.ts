'use client';

import { useSearchParams } from 'next/navigation';
import { type RefObject, useEffect, useRef } from 'react';
import { LIST_PARAMS, type Pages } from '@/app/_ui/list/list-query';
import type { BoardTalent } from './board';

/** The talent that this browser moved last: its row goes to another group, and the focus would be lost. */
let moved: string | null = null;

/** Says that a talent is given another state, for the list that comes next; null when it was not after all. */
export const noteMove = (convocatedId: string | null): void => {
  moved = convocatedId;
};

const focusTalent = (convocatedId: string): void =>
  document.getElementById(`talento-${convocatedId}`)?.focus({ preventScroll: true });

/**
 * Keeps the focus where one works: on the talent that was moved, or, where its new group does not show it, on the one
 * that stands in its place; on the title when another page of the group comes.
 */
export function useFocusAfterMove(
  board: RefObject<HTMLElement | null>,
  talents: readonly BoardTalent[],
  pages: Pages | null,
): void {
  const before = useRef(talents);
  useEffect(() => {
    const place = before.current.findIndex(({ convocatedId }) => convocatedId === moved);
    const old = before.current[place];
    before.current = talents;
    if (!moved) return;
    const now = talents.find(({ convocatedId }) => convocatedId === moved);
    if (now && now.stateId === old?.stateId) return;
    moved = null;
    const heir = now ?? talents[Math.min(place, talents.length - 1)];
    if (heir) focusTalent(heir.convocatedId);
  }, [talents]);

  const address = useSearchParams();
  const edge = pages && (address.get(LIST_PARAMS.after) ?? address.get(LIST_PARAMS.before));
  const seen = useRef(edge);
  useEffect(() => {
    if (seen.current === edge) return;
    seen.current = edge;
    board.current?.querySelector('h2')?.focus();
  }, [edge, board]);
}
