'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { KEPT_CACHE } from '@/app/_features/sessions/kept-cache';
import { AGENDA_PATH } from '../mi-perfil/_offline/kept-agenda';

const WORKER = '/mi-perfil/sw.js';
const SCOPE = '/mi-perfil';

/** Has the worker of the place, and keeps the next calls on this device each time a page of it is opened. */
export function OfflineWorker() {
  const path = usePathname();

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    // Without it everything works but for the page without a network.
    navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' }).catch(() => null);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: again with each page
  useEffect(() => {
    keepAgenda().catch(() => null);
  }, [path]);

  return null;
}

async function keepAgenda(): Promise<void> {
  if (!('caches' in window)) return;
  const answer = await fetch(AGENDA_PATH, { cache: 'no-store' });
  if (answer.ok) await (await caches.open(KEPT_CACHE)).put(AGENDA_PATH, answer);
  else if (answer.status === 401 || answer.status === 403) await caches.delete(KEPT_CACHE);
}
