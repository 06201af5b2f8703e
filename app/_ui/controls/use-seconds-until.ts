'use client';

import { useEffect, useState } from 'react';

/** Whole seconds until a moment (ms since 1970), counted down; 0 before the browser has counted, when the server tells the wait. */
export function useSecondsUntil(moment: number | null): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (moment === null) return;
    const count = () => setSeconds(Math.max(0, Math.ceil((moment - Date.now()) / 1000)));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}
