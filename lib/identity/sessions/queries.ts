import DataLoader from 'dataloader';
import { and, gt, isNull } from 'drizzle-orm';
import { mobileTokens, userSessions } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { findSessions, type SessionState } from '../accounts';
import { appsOf, ownedBy } from './end-sessions';
import { maySeeSessionsOf, mayUseSessions } from './policy';

/** A living session as its person, or the administrator, sees it. */
export type SessionView = {
  readonly id: string;
  /** Browser and system, null when they were not told. */
  readonly device: string | null;
  readonly createdAt: Date;
  /** Exact to a few minutes. */
  readonly lastSeenAt: Date;
  /** The mobile app of a telephone instead of a browser. */
  readonly isApp: boolean;
  /** True for the session that asks. */
  readonly current: boolean;
};

/**
 * The living sessions of a person and the telephones in whose app it is signed in, the one that asks first, then the last
 * used first: one's own, or anybody's for the administrator. Two statements. Throws UNAUTHENTICATED, and NOT_FOUND for
 * somebody else's.
 */
export async function listSessions(actor: Actor, ofUser?: string): Promise<SessionView[]> {
  const { owner: own, sessionId, mobileTokenId } = mayUseSessions(actor);
  const owner = ofUser === undefined ? own : maySeeSessionsOf(actor, ofUser);
  const now = currentTime();
  const [browsers, apps] = await Promise.all([
    database()
      .select({
        id: userSessions.id,
        device: userSessions.device,
        createdAt: userSessions.createdAt,
        lastSeenAt: userSessions.lastSeenAt,
      })
      .from(userSessions)
      .where(and(ownedBy(owner), isNull(userSessions.endedAt), gt(userSessions.expiresAt, now))),
    database()
      .select({
        id: mobileTokens.id,
        device: mobileTokens.device,
        createdAt: mobileTokens.createdAt,
        lastSeenAt: mobileTokens.lastSeenAt,
      })
      .from(mobileTokens)
      .where(and(appsOf(owner), isNull(mobileTokens.revokedAt), gt(mobileTokens.expiresAt, now))),
  ]);
  const asks = mobileTokenId ?? sessionId;
  return [
    ...browsers.map((row) => ({ ...row, isApp: false, current: row.id === asks })),
    ...apps.map((row) => ({ ...row, isApp: true, current: row.id === asks })),
  ].toSorted(
    (one, other) =>
      Number(other.current) - Number(one.current) || other.lastSeenAt.getTime() - one.lastSeenAt.getTime(),
  );
}

/** Nothing is kept; who asks at the same time, as the followers of one piece of news do, shares a statement. */
const sessionStates = new DataLoader<string, SessionState | undefined>(
  async (ids) => {
    const states = await findSessions(ids);
    return ids.map((id) => states.get(id));
  },
  { cache: false, maxBatchSize: 1000 },
);

/**
 * Throws UNAUTHENTICATED once the session of the actor has ended. For what outlives its request, such as a live stream.
 * An actor without a session (a job) passes.
 */
export async function requireLivingSession(actor: Actor): Promise<void> {
  if (!('sessionId' in actor) || !actor.sessionId) return;
  const state = await sessionStates.load(actor.sessionId);
  if (!state?.account && !state?.talent) throw new AppError('UNAUTHENTICATED', 'errors.unauthenticated');
}
