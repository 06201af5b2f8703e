import { useEffect, useEffectEvent } from 'react';

/** How far a finger goes aside, in pixels, and how little up or down meanwhile, for it to lead on. */
const ASIDE = 60;
const STRAIGHT = 40;
/** What a finger moves by itself. */
const MOVED = '[data-swipes], textarea, input, select';

/** A swipe leads from the open talent to the one before or after, unless it moves photos, or one lies above. */
export function useSwipe(
  talents: readonly { readonly id: string }[],
  opened: string,
  onSelect: (id: string) => void,
) {
  const lead = useEffectEvent((by: 1 | -1) => {
    const next = talents[talents.findIndex(({ id }) => id === opened) + by];
    if (next) onSelect(next.id);
  });
  useEffect(() => {
    let from: { readonly x: number; readonly y: number } | null = null;
    const begin = ({ touches, target }: TouchEvent) => {
      const [touch] = touches;
      const own = target instanceof Element && target.closest(MOVED);
      const single = touches.length === 1 && !own && !document.querySelector('.yarl__portal');
      from = touch && single ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const end = ({ changedTouches: [touch] }: TouchEvent) => {
      if (!from || !touch) return;
      const [aside, down] = [touch.clientX - from.x, touch.clientY - from.y];
      from = null;
      if (Math.abs(aside) >= ASIDE && Math.abs(down) <= STRAIGHT) lead(aside < 0 ? 1 : -1);
    };
    window.addEventListener('touchstart', begin, { passive: true });
    window.addEventListener('touchend', end, { passive: true });
    return () => {
      window.removeEventListener('touchstart', begin);
      window.removeEventListener('touchend', end);
    };
  }, []);
}
