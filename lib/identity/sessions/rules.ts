import { loginProblem, talentLoginProblem } from '../rules';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A session ends when it has not been used for a week, and after thirty days in any case. */
const SESSION_IDLE_MS = 7 * DAY;
export const SESSION_LIFE_MS = 30 * DAY;
/** Greatest age of "last seen", so that few requests write it. */
export const SEEN_EVERY_MS = 5 * MINUTE;

/** Returns when a session that is used now ends. */
export const sessionExpiry = (startedAt: Date, now: Date): Date =>
  new Date(Math.min(startedAt.getTime() + SESSION_LIFE_MS, now.getTime() + SESSION_IDLE_MS));

type Status = {
  readonly endedReason: string | null;
  readonly endedAt: Date | null;
  readonly expiresAt: Date;
  readonly agencyId: string | null;
  readonly userState: number;
  readonly isAdministrator: boolean;
  readonly agencyState: number | null;
  /** Null when the person has no active place in the session's agency. */
  readonly role: string | null;
};

/** Reasons why a session ended, as the login page tells them. */
export type SessionEnd = 'SUSPENDED' | 'LEFT_AGENCY' | 'PASSWORD_CHANGED' | 'CLOSED' | 'ENDED';

/** The same of a talent's session. */
export function talentSessionEnd(
  session: Pick<Status, 'endedAt' | 'endedReason' | 'expiresAt'> & { readonly stateId: number },
  now: Date,
): SessionEnd | null {
  return talentLoginProblem(session.stateId) ? 'SUSPENDED' : ownEnd(session, now);
}

/** Returns what ended a session, or null while it lives: its own row, or the state of its person and agency. */
export function sessionEnd(session: Status, now: Date): SessionEnd | null {
  if (loginProblem(session.userState, session.agencyState)) return 'SUSPENDED';
  if (session.agencyId === null ? !session.isAdministrator : session.role === null) return 'LEFT_AGENCY';
  return ownEnd(session, now);
}

function ownEnd(
  { endedAt, endedReason: reason, expiresAt }: Pick<Status, 'endedAt' | 'endedReason' | 'expiresAt'>,
  now: Date,
): SessionEnd | null {
  if (endedAt) return reason === 'PASSWORD_CHANGED' || reason === 'CLOSED' ? reason : 'ENDED';
  return expiresAt <= now ? 'ENDED' : null;
}
