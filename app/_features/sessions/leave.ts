'use client';

import { forgetDesks } from '@/app/_features/event-day/kept/forget-desks';
import { KEPT_CACHE } from './kept-cache';
import { tellOtherTabs } from './left-elsewhere';

/** What begins so is work that the server does not have: it waits in this browser for whoever typed it. */
const UNSAVED = 'elenco:unsaved:';

/**
 * Ends the session, forgets what this browser kept (specification 1, section 2.3) but for what is saved nowhere
 * else, and goes to the login: the administrator to the door of administrators.
 */
export async function leave(kind: 'agency' | 'administrator' | 'talent'): Promise<void> {
  await endSession().catch(() => undefined);
  tellOtherTabs();
  const unsaved = Object.entries(localStorage).filter(([key]) => key.startsWith(UNSAVED));
  localStorage.clear();
  for (const [key, value] of unsaved) localStorage.setItem(key, value);
  sessionStorage.clear();
  await forgetKept();
  await forgetDesks().catch(() => undefined);
  window.location.assign(kind === 'administrator' ? '/login?select=admin' : '/login');
}

/** What a talent's place kept for when there is no network. */
async function forgetKept(): Promise<void> {
  if (!('caches' in window)) return;
  await caches.delete(KEPT_CACHE).catch(() => undefined);
}

/** next-auth's own two requests; its client would add 12 kB to every screen of the portal for them. */
async function endSession(): Promise<void> {
  const { csrfToken } = (await (await fetch('/api/auth/csrf')).json()) as { csrfToken: string };
  await fetch('/api/auth/signout', {
    method: 'POST',
    body: new URLSearchParams({ csrfToken, json: 'true' }),
  });
}
