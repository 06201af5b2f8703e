import { flushSync } from 'react-dom';

/** The first photo of the dialog, and what becomes it, in a view transition. */
export const MOVING_PHOTO = 'talent-photo';

/**
 * Makes a change, during which the photo of `card` moves to where the dialog has it. In browsers without view
 * transitions, and for who wants no motion, the change alone.
 */
export function movePhoto(change: () => void, card: Element | null): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) {
    change();
    return;
  }
  const photo = card?.querySelector('img');
  if (photo) photo.style.viewTransitionName = MOVING_PHOTO;
  document.startViewTransition(() => {
    if (photo) photo.style.viewTransitionName = '';
    flushSync(change);
  });
}
