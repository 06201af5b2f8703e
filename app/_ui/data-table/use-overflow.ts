'use client';

import { useCallback, useState } from 'react';

/** Tells whether the element that takes `ref` is narrower than what it holds, as that changes. */
export function useOverflow(): {
  ref: (box: HTMLElement | null) => (() => void) | undefined;
  overflows: boolean;
} {
  const [overflows, setOverflows] = useState(false);
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return;
    const measure = () => setOverflows(box.scrollWidth > box.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return { ref, overflows };
}
