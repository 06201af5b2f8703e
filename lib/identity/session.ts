import { cookies, headers } from 'next/headers';
import { getToken } from 'next-auth/jwt';
import { cache } from 'react';
import { type Actor, anonymous, type LinkPurpose, type LinkSubject } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { env } from '@/lib/platform/env';
import { requestIp } from '@/lib/platform/request-ip';
import { type Account, type EndedSession, findSession } from './accounts';
import { checkAttempts, countAttempt } from './limits/count-attempt';
import { findLinkActor } from './link-tokens/queries';
import { LINK_COOKIE } from './link-tokens/rules';
import { touchSession } from './sessions/touch-session';

/** The session id in the cookie of a request; null when there is none, or one that we did not make. */
export async function sessionIdOf(cookie: Readonly<Record<string, string>>): Promise<string | null> {
  const { NEXTAUTH_SECRET: secret, NEXTAUTH_URL: url } = env();
  const req = { cookies: cookie, headers: {} } as Parameters<typeof getToken>[0]['req'];
  const token = await getToken({ req, secret, secureCookie: url.startsWith('https:') });
  return token?.sessionId ?? null;
}

/** The session of this request, checked against its row: one statement, once a request. Null without a cookie. */
const currentSession = cache(async () => {
  const all = (await cookies()).getAll();
  const sessionId = await sessionIdOf(Object.fromEntries(all.map(({ name, value }) => [name, value])));
  if (!sessionId) return null;
  const session = await findSession(sessionId);
  if (session.account) touchSession(sessionId, session);
  return session;
});

/** The signed-in account of this request, or null. */
export async function currentAccount(): Promise<Account | null> {
  return (await currentSession())?.account ?? null;
}

/** Why this browser, which was signed in, no longer is, and by which door it came; null when it is, or never was. */
export async function endOfSession(): Promise<EndedSession | null> {
  const session = await currentSession();
  return session?.account === null ? session : null;
}

export function accountActor(account: Account | null): Actor {
  if (!account) return anonymous;
  const { userId, agencyId, role, sessionId } = account;
  if (account.kind === 'administrator' || !agencyId || role === 'ADMINISTRATOR') {
    return { kind: 'administrator', userId, sessionId };
  }
  return { kind: 'agencyUser', userId, agencyId, role, sessionId };
}

/** The actor of this request by its session cookie; anonymous when there is none. */
export async function currentActor(): Promise<Actor> {
  return accountActor(await currentAccount());
}

/**
 * The actor of a page reached by a link: the holder of a living token of that purpose for exactly
 * those ids, else anonymous. The cookie was set for the page's own path by proxy.ts. A network that has tried
 * too many links that are none gets no answer but that one.
 */
export async function currentLinkActor(purpose: LinkPurpose, subject: LinkSubject): Promise<Actor> {
  const token = (await cookies()).get(LINK_COOKIE)?.value;
  if (!token) return anonymous;
  const guess = { ip: requestIp(await headers()) };
  try {
    const [found] = await Promise.all([findLinkActor(purpose, subject, token), checkAttempts('link', guess)]);
    if (found) return found;
    await countAttempt('link', guess);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  return anonymous;
}
