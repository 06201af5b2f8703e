'use client';

import { useEffect, useRef, useState } from 'react';
import type { Point } from '@/lib/core/geography';
import type { AddressBook, Suggestion } from './address-book';

/** Shorter texts mean too much. */
const SHORTEST = 4;
/** Whoever is typing is not interrupted. */
const PAUSE_MS = 350;

type State = {
  readonly options: readonly Suggestion[];
  readonly told: 'nothing' | 'searching' | 'some' | 'none' | 'failed';
};
const NOTHING: State = { options: [], told: 'nothing' };

/** Addresses that a typed text may mean; only the last one asked for is told. */
export function useSuggestions(book: AddressBook | null, near: Point | null) {
  const [state, setState] = useState<State>(NOTHING);
  const asked = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function clear() {
    asked.current += 1;
    clearTimeout(timer.current);
    setState(NOTHING);
  }

  function search(text: string) {
    clear();
    if (!book?.suggests || text.trim().length < SHORTEST) return;
    const own = asked.current;
    timer.current = setTimeout(async () => {
      setState({ options: [], told: 'searching' });
      const found = await book.suggest(text.trim(), near).catch(() => null);
      if (own !== asked.current) return;
      setState({
        options: found ?? [],
        told: found === null ? 'failed' : found.length === 0 ? 'none' : 'some',
      });
    }, PAUSE_MS);
  }

  return { ...state, search, clear, fail: () => setState({ options: [], told: 'failed' }) };
}
