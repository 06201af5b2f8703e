'use client';

import { signOut } from 'next-auth/react';

/** What begins so is work that the server does not have: it waits in this browser for whoever typed it. */
const UNSAVED = 'elenco:unsaved:';

/**
 * Ends the session, forgets what this browser kept (specification 1, section 2.3) but for what is saved nowhere
 * else, and goes to the login: the administrator to the door of administrators.
 */
export async function leave(kind: 'agency' | 'administrator'): Promise<void> {
  await signOut({ redirect: false }).catch(() => undefined);
  const unsaved = Object.entries(localStorage).filter(([key]) => key.startsWith(UNSAVED));
  localStorage.clear();
  for (const [key, value] of unsaved) localStorage.setItem(key, value);
  sessionStorage.clear();
  window.location.assign(kind === 'administrator' ? '/login?select=admin' : '/login');
}
