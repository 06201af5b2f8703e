'use client';

import { useEffect } from 'react';

/**
 * Fetches a part once the screen stands, so that it is there when it is opened, even if the network is gone by then.
 * Failing, it is fetched again when it is needed.
 */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    load().catch(() => undefined);
  }, [load]);
}
