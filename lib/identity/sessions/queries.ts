import { and, desc, gt, isNull, sql } from 'drizzle-orm';
import { userSessions } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { findSession } from '../accounts';
import { ownedBy } from './end-sessions';
import { maySeeSessionsOf, mayUseSessions } from './policy';

/** A living session as its person, or the administrator, sees it. */
export type SessionView = {
  readonly id: string;
  /** Browser and system, null when they were not told. */
  readonly device: string | null;
  readonly createdAt: Date;
  /** Exact to a few minutes. */
  readonly lastSeenAt: Date;
  /** True for the session that asks. */
  readonly current: boolean;
};

/**
 * The living sessions of a person, the one that asks first, then the last used first: one's own, or anybody's for
 * the administrator. Throws UNAUTHENTICATED, and NOT_FOUND for somebody else's.
 */
export async function listSessions(actor: Actor, ofUser?: string): Promise<SessionView[]> {
  const { owner: own, sessionId } = mayUseSessions(actor);
  const owner = ofUser === undefined ? own : maySeeSessionsOf(actor, ofUser);
  const current = sql<boolean>`${userSessions.id} is not distinct from ${sessionId ?? null}::uuid`;
  return database()
    .select({
      id: userSessions.id,
      device: userSessions.device,
      createdAt: userSessions.createdAt,
      lastSeenAt: userSessions.lastSeenAt,
      current,
    })
    .from(userSessions)
    .where(and(ownedBy(owner), isNull(userSessions.endedAt), gt(userSessions.expiresAt, currentTime())))
    .orderBy(desc(current), desc(userSessions.lastSeenAt), desc(userSessions.id))
    .limit(100);
}

/**
 * Throws UNAUTHENTICATED once the session of the actor has ended. For what outlives its request, such as a live stream.
 * An actor without a session (a job) passes.
 */
export async function requireLivingSession(actor: Actor): Promise<void> {
  if (!('sessionId' in actor) || !actor.sessionId) return;
  const { account, talent } = await findSession(actor.sessionId);
  if (!account && !talent) throw new AppError('UNAUTHENTICATED', 'errors.unauthenticated');
}
