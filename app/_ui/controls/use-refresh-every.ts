'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useTransition } from 'react';

type Options = {
  readonly isOn?: boolean;
  /** Also while nobody looks at the page. */
  readonly hidden?: boolean;
  /** What is to be asked before. */
  readonly first?: () => Promise<unknown>;
};

/**
 * Reads the page again so often. The next time is counted once the page stands: asked again while it is read, a page that takes longer would never be
 * shown.
 */
export function useRefreshEvery(everyMs: number, { isOn = true, hidden = false, first }: Options = {}): void {
  const router = useRouter();
  const [isReading, startReading] = useTransition();
  const look = useEffectEvent(async () => {
    await first?.();
    startReading(() => router.refresh());
  });
  useEffect(() => {
    if (!isOn || isReading) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        if (document.visibilityState === 'hidden' && !hidden) wait();
        else void look();
      }, everyMs);
    };
    wait();
    return () => clearTimeout(timer);
  }, [everyMs, isOn, hidden, isReading]);
}
