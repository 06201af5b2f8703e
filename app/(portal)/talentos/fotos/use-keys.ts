'use client';

import { useEffect, useEffectEvent } from 'react';

const TYPING = 'input, textarea, select, [role="dialog"]';
const TYPING_BUT_CHECKS = 'input:not([type="checkbox"]), textarea, select, [role="dialog"]';

type Options = {
  /** Also while a checkbox has the focus, in which nothing is typed. */
  readonly inChecks?: boolean;
};

/** Runs what a key alone stands for, unless somebody is typing. Keys are lower case. */
export function useKeys(press: (key: string) => void, { inChecks = false }: Options = {}): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey, repeat } = event;
    if (ctrlKey || metaKey || altKey || repeat) return;
    if (target instanceof HTMLElement && target.closest(inChecks ? TYPING_BUT_CHECKS : TYPING)) return;
    press(key.toLowerCase());
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
