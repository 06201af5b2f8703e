import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { movePhoto } from './move-photo';

const MARK = '#talento-';

const readHash = () => {
  const { hash } = window.location;
  return hash.startsWith(MARK) ? hash.slice(MARK.length) : null;
};

/**
 * The talent whose dialog is open, kept in the address: Back closes the dialog and stays on the page, and the address
 * leads to that talent. `onArrival` hears of the one with which the page was asked for.
 */
export function useOpenedTalent(onArrival: (id: string) => void) {
  const [opened, setOpened] = useState<string | null>(null);
  const pushed = useRef(false);
  const arrive = useEffectEvent(onArrival);

  useEffect(() => {
    const follow = () => {
      const id = readHash();
      if (!id) pushed.current = false;
      setOpened(id);
    };
    follow();
    const asked = readHash();
    if (asked) arrive(asked);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const open = useCallback((id: string, card: Element | null = null) => {
    // Going on to the next talent is no step of its own, and waits for no picture of the whole page.
    if (readHash()) {
      window.history.replaceState(null, '', `${MARK}${id}`);
      startTransition(() => setOpened(id));
      return;
    }
    window.history.pushState(null, '', `${MARK}${id}`);
    pushed.current = true;
    movePhoto(() => setOpened(id), card);
  }, []);

  const close = useCallback(() => {
    setOpened(null);
    if (!readHash()) return;
    if (pushed.current) window.history.back();
    else window.history.replaceState(null, '', window.location.pathname + window.location.search);
  }, []);

  return { opened, open, close };
}
