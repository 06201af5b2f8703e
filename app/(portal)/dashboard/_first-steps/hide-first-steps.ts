'use server';

import { cookies } from 'next/headers';
import { currentActor } from '@/lib/identity/session';
import { env } from '@/lib/platform/env';
import { HIDDEN_COOKIE } from './hidden';

const A_YEAR = 365 * 24 * 60 * 60;

/** Hides the list in this browser, for the agency of who asks. */
export async function hideFirstSteps(): Promise<void> {
  const actor = await currentActor();
  if (actor.kind !== 'agencyUser') return;
  (await cookies()).set(HIDDEN_COOKIE, actor.agencyId, {
    path: '/dashboard',
    httpOnly: true,
    sameSite: 'lax',
    secure: env().APP_URL.startsWith('https:'),
    maxAge: A_YEAR,
  });
}
