import { isClosedAgency, TALENT, USER } from '@/lib/core/states';

/** Doors of the login. At the agency's talents come in too; the talents' own is for who has both by one e-mail. */
export type LoginKind = 'agency' | 'admin' | 'talent';

/**
 * Answers of a login attempt; texts are the specification's error catalogue (part 1, section 8), but for NO_AGENCY:
 * the person is who they say, and has no place in an agency to come in to.
 */
export type LoginProblem = 'NO_MATCH' | 'CHECK_EMAIL' | 'SUSPENDED' | 'SYSTEM' | 'NO_AGENCY';

const LOGIN_ALLOWED: readonly number[] = [USER.REGISTERED, USER.ACTIVE, USER.PENDING_DATA];

/** Specification 4.2: what the state of a user whose password matched says about logging in. */
export function loginProblem(userState: number, agencyState: number | null): LoginProblem | null {
  if (userState === USER.UNVERIFIED) return 'CHECK_EMAIL';
  if (userState === USER.SUSPENDED) return 'SUSPENDED';
  if (!LOGIN_ALLOWED.includes(userState)) return 'SYSTEM';
  if (agencyState !== null && isClosedAgency(agencyState)) return 'SUSPENDED';
  return null;
}

/** True for somebody invited who has not verified the address yet: nothing they type can be their password. */
export const awaitsFirstPassword = (user: { stateId: number; passwordHash: string | null }): boolean =>
  user.stateId === USER.UNVERIFIED && user.passwordHash === null;

/** Request header in which proxy.ts tells a page its own address, to come back to after logging in. */
export const ASKED_ADDRESS = 'x-asked-address';

/** Path of the page for what does not exist. */
export const NOT_FOUND_PATH = '/404/pagina';

/** Where a user of the portal, and a talent, come to after logging in. */
export const HOME = '/dashboard';
export const TALENT_HOME = '/mi-perfil';
const NOWHERE = 'http://nowhere.invalid';

/**
 * Returns the path to go to after logging in: a path of this site, else the dashboard. Addresses of other sites,
 * however disguised (`//evil.co`, `/\\evil.co`), the login itself, and what is no page do not count.
 */
export function returnPath(asked: unknown): string {
  if (typeof asked !== 'string' || !asked.startsWith('/') || !URL.canParse(asked, NOWHERE)) return HOME;
  const url = new URL(asked, NOWHERE);
  if (url.origin !== NOWHERE || /^\/$|^\/(login|api|graphql)(\/|$)/.test(url.pathname)) return HOME;
  return url.pathname + url.search + url.hash;
}

/** The login, and from there back to where somebody wanted to go. */
export function loginAddress(asked: string | null): string {
  const target = returnPath(asked);
  return target === HOME ? '/login' : `/login?callbackUrl=${encodeURIComponent(target)}`;
}

/** Pages from which a talent is sent to mend its data, and to which it comes back. */
const MENDED_FROM = /^\/(contract-talent|invoice|convocatoria|mi-perfil)(\/|$)/;

/** The path of this site to come back to, of those above; null for any other and for what is none. */
export function wayBack(asked: unknown): string | null {
  const path = returnPath(asked);
  return MENDED_FROM.test(path) ? path : null;
}

const TALENTS_WHO_LOG_IN: readonly number[] = [TALENT.REGISTERED, TALENT.IN_REVIEW, TALENT.ACTIVE];

/** Returns why a talent whose password matched cannot log in; null when it can. */
export function talentLoginProblem(stateId: number): LoginProblem | null {
  if (stateId === TALENT.SUSPENDED) return 'SUSPENDED';
  return TALENTS_WHO_LOG_IN.includes(stateId) ? null : 'SYSTEM';
}
