'use client';

import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/**
 * The text of a search field, and what sets it: shown at once, written a moment after the last key. A link that is
 * followed within that moment wins: written later, the search would take the person back to the list.
 */
export function useTypedSearch(
  written: string,
  write: (text: string) => void,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState<string | null>(null);
  const settle = (text: string) => {
    setTyped(null);
    write(text);
  };
  const settleSoon = useDebouncedCallback(settle, PAUSE_MS);

  useEffect(() => {
    const leave = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href]')) settleSoon.cancel();
    };
    document.addEventListener('click', leave, { capture: true });
    return () => document.removeEventListener('click', leave, { capture: true });
  }, [settleSoon]);

  const set = (text: string) => {
    setTyped(text);
    if (text) return settleSoon(text);
    settleSoon.cancel();
    settle(text);
  };
  return [typed ?? written, set];
}
