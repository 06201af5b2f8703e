'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';

const SAVED_AFTER_MS = 300;

/** The order of some things as somebody changes it; told once nobody has changed it for a moment, or leaves. */
export function useSorting(ids: readonly string[], save: (ids: readonly string[]) => Promise<void>) {
  const [order, setOrder] = useState(ids);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<readonly string[]>(null);
  /** One after the other, so that the last one holds. */
  const saving = useRef(Promise.resolve());
  const saveNow = () => {
    clearTimeout(timer.current);
    const ids = unsaved.current;
    if (ids) saving.current = saving.current.then(() => save(ids));
    unsaved.current = null;
  };
  const leave = useEffectEvent(saveNow);
  useEffect(() => () => leave(), []);

  function move(id: string, to: number): void {
    const from = order.indexOf(id);
    if (from === -1 || from === to || to < 0 || to >= order.length) return;
    const next = order.filter((one) => one !== id).toSpliced(to, 0, id);
    setOrder(next);
    unsaved.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(saveNow, SAVED_AFTER_MS);
  }
  return { order, move };
}
