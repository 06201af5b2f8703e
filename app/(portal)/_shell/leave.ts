'use client';

import { signOut } from 'next-auth/react';

/** Ends the session, forgets what this browser kept (specification 1, section 2.3), and goes to the login. */
export async function leave(): Promise<void> {
  await signOut({ redirect: false }).catch(() => undefined);
  localStorage.clear();
  sessionStorage.clear();
  window.location.assign('/login');
}
