import { parse as parseCookies } from 'cookie';
import { cookies, headers } from 'next/headers';
import { getToken } from 'next-auth/jwt';
import { cache } from 'react';
import type { LinkPurpose } from '@/db/values/link-purposes';
import {
  type Actor,
  type AnonymousActor,
  anonymous,
  type LinkActor,
  type LinkSubject,
  type TalentVisit,
} from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { isLinkPurpose } from '@/lib/core/link-purposes';
import { actorId } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { log, requestLog } from '@/lib/platform/log';
import { noteActor } from '@/lib/platform/request-context';
import { requestIp } from '@/lib/platform/request-ip';
import {
  type Account,
  type EndedSession,
  findSession,
  type SessionState,
  type TalentAccount,
} from './accounts';
import { bringsKey, findKeyActor } from './api-keys/find-key-actor';
import { CONFIRMED_COOKIE } from './link-codes/rules';
import { findLinkVisitor } from './link-tokens/queries';
import { LINK_COOKIE } from './link-tokens/rules';
import { findMobileActor } from './mobile/queries';
import { HOME, TALENT_HOME } from './rules';
import { sessionCookie } from './sessions/session-cookie';
import { findTalentVisit } from './sessions/talent-visit';
import { touchSession } from './sessions/touch-session';

/** What cookies of the last minutes said: the key is derived anew at each reading, which costs more than the reading. */
const read = new Map<string, { readonly sessionId: string; readonly until: number }>();
const MOST_READ = 5_000;
const READ_AGAIN_MS = 5 * 60_000;

/** The session id in the cookie of a request; null when there is none, or one that we did not make. */
export async function sessionIdOf(cookie: Readonly<Record<string, string>>): Promise<string | null> {
  const { NEXTAUTH_SECRET: secret } = env();
  const { name, secure: secureCookie } = sessionCookie();
  const sealed = cookie[name];
  const now = currentTime().getTime();
  const known = sealed ? read.get(sealed) : undefined;
  if (known && known.until > now) return known.sessionId;
  const req = { cookies: cookie, headers: {} } as Parameters<typeof getToken>[0]['req'];
  const token = await getToken({ req, secret, secureCookie });
  if (!token?.sessionId) return null;
  if (sealed) {
    if (read.size >= MOST_READ) read.clear();
    const expires = typeof token.exp === 'number' ? token.exp * 1000 : now;
    read.set(sealed, { sessionId: token.sessionId, until: Math.min(expires, now + READ_AGAIN_MS) });
  }
  return token.sessionId;
}

/** The session that cookies name, checked against its row: one statement. Null without one. */
async function readSession(cookie: Readonly<Record<string, string>>): Promise<SessionState | null> {
  const sessionId = await sessionIdOf(cookie);
  if (!sessionId) return null;
  const session = await findSession(sessionId);
  if (!session.end) touchSession(sessionId, session);
  return session;
}

/** The session of this request of Next, read once. */
const currentSession = cache(async () => {
  const all = (await cookies()).getAll();
  return readSession(Object.fromEntries(all.map(({ name, value }) => [name, value])));
});

/** The signed-in account of this request, or null. */
export async function currentAccount(): Promise<Account | null> {
  return (await currentSession())?.account ?? null;
}

/** The talent who is signed in to its own place in this request, or null. */
export async function currentTalent(): Promise<TalentAccount | null> {
  return (await currentSession())?.talent ?? null;
}

/** Where whoever is signed in belongs: the portal, or a talent's own place. Null for who is not. */
export async function currentHome(): Promise<string | null> {
  const session = await currentSession();
  if (session?.talent) return TALENT_HOME;
  return session?.account ? HOME : null;
}

/**
 * Finds why this browser is no longer signed in, and at which door it had logged in; null when it is signed in, or
 * never was.
 */
export async function endOfSession(): Promise<EndedSession | null> {
  const session = await currentSession();
  return session?.end ? session : null;
}

/** The actor of an account; `ip` is where its request came from, where there is one. */
export function accountActor(account: Account | null, ip?: string | null): Actor {
  if (!account) return anonymous;
  const { userId, agencyId, agencyState, role, sessionId, fresh } = account;
  const from = ip === undefined ? {} : { ip };
  if (account.kind === 'administrator' || !agencyId || agencyState === null || role === 'ADMINISTRATOR') {
    return { kind: 'administrator', userId, sessionId, fresh, ...from };
  }
  return { kind: 'agencyUser', userId, agencyId, agencyState, role, sessionId, fresh, ...from };
}

/** The actor of a session, of a user or of a talent, which the log of the request names. */
function sessionActor(session: SessionState | null, ip: string | null): Actor {
  const talent = session?.talent;
  noteActor(talent?.talentId ?? session?.account?.userId ?? null);
  if (talent) {
    const { talentId, sessionId, fresh } = talent;
    return { kind: 'talent', talentId, sessionId, fresh, ip };
  }
  return accountActor(session?.account ?? null, ip);
}

/**
 * The actor of this request by its bearer token, where it carries one, else by its session cookie; anonymous when
 * there is neither.
 */
export async function currentActor(): Promise<Actor> {
  const asked = await headers();
  const bearer = await bearerActor(asked);
  if (bearer) return bearer;
  return sessionActor(await currentSession(), requestIp(asked));
}

/** The actor of a bearer token: a program's key or the mobile app's; null for a request without one. No cookie counts beside it. */
async function bearerActor(asked: Pick<Headers, 'get'>): Promise<Actor | null> {
  const authorization = asked.get('authorization');
  if (!authorization?.toLowerCase().startsWith('bearer ')) return null;
  const actor = bringsKey(authorization)
    ? await findKeyActor(authorization)
    : await findMobileActor(authorization);
  noteActor(actorId(actor));
  return actor.kind === 'talent' || actor.kind === 'administrator' || actor.kind === 'agencyUser'
    ? { ...actor, ip: requestIp(asked) }
    : actor;
}

/** The same of a request by its headers alone, where Next answers it not (GraphQL). */
export async function actorOfRequest(asked: Pick<Headers, 'get'>): Promise<Actor> {
  const bearer = await bearerActor(asked);
  if (bearer) return bearer;
  const session = await readSession(parseCookies(asked.get('cookie') ?? '') as Record<string, string>);
  return sessionActor(session, requestIp(asked));
}

/**
 * The actor of a page reached by a link: the talent whose page it is when it is signed in, the holder of a living token
 * of that purpose for exactly those ids, with what this browser has confirmed, else anonymous. The cookie was set for the page's own path by proxy.ts. Secrets that open nothing are not counted: 256
 * bits are not guessed, and a limit would close the genuine links of a network that many share (decision 36). Throws
 * UNAVAILABLE when the database does not answer: whether a link is good is then not known.
 */
export async function currentLinkActor(
  purpose: LinkPurpose,
  subject: LinkSubject,
): Promise<LinkActor | TalentVisit | AnonymousActor> {
  // Server actions hand on what somebody may have sent by hand.
  if (!isLinkPurpose(purpose) || !isSubject(subject)) return anonymous;
  const visit = await talentVisit(purpose, subject);
  if (visit) return visit;
  const sent = await cookies();
  const token = sent.get(LINK_COOKIE)?.value;
  if (!token) return anonymous;
  const browser = sent.get(CONFIRMED_COOKIE)?.value ?? null;
  const asked = await headers();
  const ip = requestIp(asked);
  const found = await findLinkVisitor(purpose, subject, token, browser).catch((error: unknown): never => {
    log.error({ err: error }, 'a link cannot be looked up');
    throw new AppError('UNAVAILABLE', 'errors.unavailable');
  });
  if (found) return found.kind === 'linkHolder' ? { ...found, ip } : found;
  requestLog(asked).warn({ ip, purpose, code: 'NO_LINK' }, 'link refused');
  return anonymous;
}

const isSubject = (subject: LinkSubject): boolean => {
  const ids = Object.values(subject ?? {});
  return ids.length > 0 && ids.every((id) => id === undefined || (typeof id === 'string' && isUuid(id)));
};

async function talentVisit(
  purpose: LinkPurpose,
  subject: LinkSubject,
): Promise<TalentVisit | AnonymousActor | null> {
  if (!subject.talentId) return null;
  const session = await currentSession();
  if (!session?.talent) return null;
  const ip = requestIp(await headers());
  const { talent, startedAt: since } = session;
  const visit = await findTalentVisit(purpose, subject, { ...talent, since, ip });
  if (visit) noteActor(session.talent.talentId);
  return visit;
}
