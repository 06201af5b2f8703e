import { anonymous } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { transact } from '@/lib/platform/transaction';
import { type AccountRow, findLoginRow, findTalentLogin, type TalentLogin } from './accounts';
import { countAttempt, forgiveAttempt } from './limits/count-attempt';
import { knownBrowser } from './limits/known-browser';
import { type LoginDoor, loginAddress } from './limits/rules';
import { askMobileBackend } from './mobile/ask-mobile-backend';
import { warnOfLockOut } from './password/warn-of-lock-out';
import { hashPassword, needsRehash, verifyPassword } from './passwords';
import {
  awaitsFirstPassword,
  type LoginKind,
  type LoginProblem,
  loginProblem,
  talentLoginProblem,
} from './rules';
import { deviceName } from './sessions/device';
import { endSession } from './sessions/end-sessions';
import { type SessionFacts, startSession, startTalentSession } from './sessions/start-session';

/** Context of a log-in besides e-mail and password. */
export type LoginContext = {
  /** Address the request came from, as `requestIp` of lib/platform reads it. */
  readonly ip: string | null;
  readonly userAgent: string | null;
  /** The cookie by which a browser that has logged in before is known; see `knownBrowser`. */
  readonly browserCookie?: string | null;
  /** The session of the browser that logs in, which the new one replaces. */
  readonly replaces: string | null;
};

type CountedAt = {
  readonly door: LoginDoor;
  readonly ip: string | null;
  readonly browserCookie?: string | null | undefined;
};

type Refused = { readonly ok: false; readonly problem: LoginProblem };

/** Whose credentials they are: a user's of the portal, or a talent's. */
export type CheckedCredentials =
  | { readonly ok: true; readonly row: AccountRow; readonly talent?: undefined }
  | { readonly ok: true; readonly row?: undefined; readonly talent: TalentLogin }
  | Refused;

/**
 * Checks e-mail and password on the server (specification 2.5, 4.2), at the agency's door of a user, and where no user
 * has that e-mail of a talent: the answers and the work are the same. A state is told only to somebody who knows the
 * password, but for one: an account that waits for its first password has none to know, so CHECK_EMAIL is told to
 * whoever names it, after the same work and counted as a failure all the same. Only a wrong password or address counts as a failure; throws RATE_LIMITED after ten of one address in
 * fifteen minutes from one network (or known browser) or a hundred of one network, and UNAVAILABLE when they cannot be
 * counted. The owner of an account that is closed so is told by mail. `door` is what it is counted under.
 */
export async function checkCredentials(
  kind: LoginKind,
  email: string,
  password: string,
  { door, ip, browserCookie }: CountedAt,
): Promise<CheckedCredentials> {
  const address = loginAddress(door, email);
  const attempt = { address, ip, browser: knownBrowser(browserCookie, address) };
  await countAttempt('login', attempt).catch((error) => {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') warnOfLockOut(kind, email);
    throw error;
  });
  const row = kind === 'talent' ? undefined : await findLoginRow(kind, email);
  const talent = row || kind === 'admin' ? undefined : await findTalentLogin(email);
  const matches = await verifyPassword(password, (row ?? talent)?.passwordHash ?? null);
  if (row && awaitsFirstPassword(row)) return { ok: false, problem: 'CHECK_EMAIL' };
  if (!matches) return { ok: false, problem: 'NO_MATCH' };
  if (talent) {
    await forgiveAttempt('login', attempt);
    const problem = talentLoginProblem(talent.stateId);
    return problem ? { ok: false, problem } : { ok: true, talent };
  }
  if (!row) return { ok: false, problem: 'NO_MATCH' };
  await forgiveAttempt('login', attempt);
  const problem =
    loginProblem(row.stateId, row.agencyState) ?? (kind === 'agency' && !row.agencyId ? 'NO_AGENCY' : null);
  return problem ? { ok: false, problem } : { ok: true, row };
}

export type LoginResult =
  | { readonly ok: true; readonly sessionId: string }
  | { readonly ok: false; readonly problem: LoginProblem };

/**
 * Logs in: checks the credentials, as above, and starts a session. A hash of lower cost is upgraded on the way. A
 * password that changes at the same moment makes this NO_MATCH. An administrator's is also shown to the mobile
 * backend, where there is one, and its token kept with the session; without a token the log-in is good all the same.
 */
export async function logIn(
  kind: LoginKind,
  email: string,
  password: string,
  { ip, userAgent, browserCookie, replaces }: LoginContext,
): Promise<LoginResult> {
  const checked = await checkCredentials(kind, email, password, { door: kind, ip, browserCookie });
  if (!checked.ok) return checked;
  const { row, talent } = checked;
  const oldHash = (row ?? talent).passwordHash;
  const device = deviceName(userAgent);
  const upgradedHash = oldHash && needsRehash(oldHash) ? await hashPassword(password) : null;
  if (talent) return logInTalent(talent, { device, upgradedHash }, replaces);
  const facts = {
    device,
    upgradedHash,
    mobileToken: kind === 'admin' ? await askMobileBackend(row.email, password) : null,
  };
  const sessionId = await transact(async (tx) => {
    const started = await startSession(tx, row, facts);
    if (!started) return null;
    if (replaces) await endSession(tx, replaces, 'REPLACED');
    await recordAudit(tx, anonymous, 'user.log-in', { id: row.userId, agencyId: row.agencyId });
    return started;
  });
  return sessionId ? { ok: true, sessionId } : { ok: false, problem: 'NO_MATCH' };
}

async function logInTalent(
  talent: TalentLogin,
  facts: Omit<SessionFacts, 'mobileToken'>,
  replaces: string | null,
): Promise<LoginResult> {
  const sessionId = await transact(async (tx) => {
    const started = await startTalentSession(tx, talent, facts);
    if (!started) return null;
    if (replaces) await endSession(tx, replaces, 'REPLACED');
    await recordAudit(tx, anonymous, 'talent.log-in', { id: talent.id, agencyId: null });
    return started;
  });
  return sessionId ? { ok: true, sessionId } : { ok: false, problem: 'NO_MATCH' };
}
