import { useEffect, useEffectEvent } from 'react';

const BY: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const ARROWS_OF_ITS_OWN = 'textarea, input, select';

/** The arrow keys lead from the open talent to the one before and after, unless text is typed or a photo lies above. */
export function useArrows(
  talents: readonly { readonly id: string }[],
  opened: string,
  onSelect: (id: string) => void,
) {
  const follow = useEffectEvent(({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    const by = BY[key];
    const own = target instanceof Element && target.closest(ARROWS_OF_ITS_OWN);
    if (!by || own || altKey || ctrlKey || metaKey || shiftKey) return;
    if (document.querySelector('.yarl__portal')) return;
    const next = talents[talents.findIndex(({ id }) => id === opened) + by];
    if (next) onSelect(next.id);
  });
  useEffect(() => {
    // The photo that had the focus goes with its talent, so that keys reach the dialog no more.
    const listen = (event: KeyboardEvent) => follow(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
