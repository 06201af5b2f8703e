'use client';

import { useEffect, useState } from 'react';

const EVERY_MS = 30_000;

/** The time by the device's clock, twice a minute; `first` until the page is awake, so that it wakes up as it was drawn. */
export function useNow(first: Date): Date {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
