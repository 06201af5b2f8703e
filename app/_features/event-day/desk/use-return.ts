'use client';

import { useEffect, useEffectEvent, useState } from 'react';

const EVERY_MS = 5_000;
const ANSWER_MS = 4_000;
const REACHABLE = '/api/health/live';

const answers = (): Promise<boolean> =>
  fetch(REACHABLE, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Whether the server answers again. Once it does after it did not, `onReturn` is called while nobody types; a page that
 * came up over a slow network, where the server answered all the time, is left to its person.
 */
export function useReturn(onReturn: () => void): boolean {
  const [back, setBack] = useState(false);
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    let wasAway = false;
    let over = false;
    const look = async () => {
      const here = await answers();
      if (over) return;
      setBack(here);
      if (!here) wasAway = true;
      else if (wasAway && !isTyping()) returned();
    };
    void look();
    const timer = setInterval(() => void look(), EVERY_MS);
    return () => {
      over = true;
      clearInterval(timer);
    };
  }, []);
  return back;
}

/** Something stands in a field that a new page would lose. */
export const isTyping = (): boolean =>
  [...document.querySelectorAll('input')].some(({ type, value }) => type !== 'search' && value !== '') ||
  document.querySelector('[role=dialog]') !== null;
