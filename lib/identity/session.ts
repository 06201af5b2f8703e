import { cookies } from 'next/headers';
import { getServerSession } from 'next-auth';
import { cache } from 'react';
import { type Actor, anonymous, type LinkPurpose, type LinkSubject } from '@/lib/core/actor';
import type { Account } from './accounts';
import { authOptions } from './auth-options';
import { findLinkActor } from './link-tokens/queries';
import { LINK_COOKIE } from './link-tokens/rules';

/** The signed-in account of this request, checked against its row, or null. One statement a request. */
export const currentAccount = cache(async (): Promise<Account | null> => {
  const session = await getServerSession(authOptions());
  return session?.account ?? null;
});

export function accountActor(account: Account | null): Actor {
  if (!account) return anonymous;
  if (account.kind === 'administrator' || !account.agencyId || account.role === 'ADMINISTRATOR') {
    return { kind: 'administrator', userId: account.userId };
  }
  return { kind: 'agencyUser', userId: account.userId, agencyId: account.agencyId, role: account.role };
}

/** The actor of this request by its session cookie; anonymous when there is none. */
export async function currentActor(): Promise<Actor> {
  return accountActor(await currentAccount());
}

/**
 * The actor of a page reached by a link: the holder of a living token of that purpose for exactly
 * those ids, else anonymous. The cookie was set for the page's own path by proxy.ts.
 */
export async function currentLinkActor(purpose: LinkPurpose, subject: LinkSubject): Promise<Actor> {
  const token = (await cookies()).get(LINK_COOKIE)?.value;
  return token ? ((await findLinkActor(purpose, subject, token)) ?? anonymous) : anonymous;
}
