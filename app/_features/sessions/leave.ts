'use client';

import { signOut } from 'next-auth/react';

/**
 * Ends the session, forgets what this browser kept (specification 1, section 2.3), and goes to the login: the
 * administrator to the door of administrators.
 */
export async function leave(kind: 'agency' | 'administrator'): Promise<void> {
  await signOut({ redirect: false }).catch(() => undefined);
  localStorage.clear();
  sessionStorage.clear();
  window.location.assign(kind === 'administrator' ? '/login?select=admin' : '/login');
}
