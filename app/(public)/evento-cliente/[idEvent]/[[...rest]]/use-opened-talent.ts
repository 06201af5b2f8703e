import { useCallback, useEffect, useRef, useState } from 'react';

const MARK = '#talento-';

const readHash = () => {
  const { hash } = window.location;
  return hash.startsWith(MARK) ? hash.slice(MARK.length) : null;
};

/**
 * The talent whose dialog is open, kept in the address: Back closes the dialog and stays on the page, and the address
 * leads to that talent.
 */
export function useOpenedTalent() {
  const [opened, setOpened] = useState<string | null>(null);
  const pushed = useRef(false);

  useEffect(() => {
    const follow = () => {
      const id = readHash();
      if (!id) pushed.current = false;
      setOpened(id);
    };
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const open = useCallback((id: string) => {
    // Going on to the next talent is no step of its own.
    if (readHash()) window.history.replaceState(null, '', `${MARK}${id}`);
    else {
      window.history.pushState(null, '', `${MARK}${id}`);
      pushed.current = true;
    }
    setOpened(id);
  }, []);

  const close = useCallback(() => {
    setOpened(null);
    if (!readHash()) return;
    if (pushed.current) window.history.back();
    else window.history.replaceState(null, '', window.location.pathname + window.location.search);
  }, []);

  return { opened, open, close };
}
