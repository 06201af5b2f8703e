'use client';

import { useEffect } from 'react';
import { INBOX_PATH } from '@/lib/core/paths';

/** Has the worker that shows push messages of the portal; without it everything else works. */
export function PushWorker() {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    navigator.serviceWorker
      .register(`${INBOX_PATH}/sw.js`, { scope: INBOX_PATH, updateViaCache: 'none' })
      .catch(() => null);
  }, []);
  return null;
}
