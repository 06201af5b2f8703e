'use client';

import { useEffect, useEffectEvent } from 'react';

/** Runs what a key alone stands for, unless somebody is typing. Keys are lower case. */
export function useKeys(press: (key: string) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey, repeat } = event;
    if (ctrlKey || metaKey || altKey || repeat) return;
    if (target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"]')) return;
    press(key.toLowerCase());
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
