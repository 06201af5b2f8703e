import { and, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import {
  agencies,
  mobileTokens,
  pushTokens,
  type SESSION_ENDS,
  talents,
  userSessions,
  users,
} from '@/db/schema';
import { currentTime } from '@/lib/platform/clock';
import type { SessionOwner } from './policy';

export type SessionEndReason = (typeof SESSION_ENDS)[number];

/** The sessions to end: all of a person, those of a person in one agency, or those of everybody of an agency. */
export type SessionScope =
  | {
      readonly userId: string;
      readonly agencyId?: string;
      /** The session that goes on: the one in which somebody changes their own password. */
      readonly except?: string | undefined;
    }
  | { readonly agencyId: string };

/**
 * Ends sessions at once: their next request finds none. Call it in the transaction of what ends them (password,
 * suspension, leaving the agency), after that was written: the person's or the agency's row is locked meanwhile,
 * so a log-in that had already verified the old password either is ended here or finds its password gone. All
 * sessions of a person include the bearer tokens of the mobile app. Answers how many sessions there were. The
 * caller has decided that the actor may.
 */
export async function endSessions(tx: Tx, scope: SessionScope, reason: SessionEndReason): Promise<number> {
  const now = currentTime();
  let apps = 0;
  if ('userId' in scope) {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, scope.userId)).for('update');
    if (!scope.agencyId) {
      apps = await endApps(tx, eq(mobileTokens.userId, scope.userId));
    }
  } else {
    await tx.select({ id: agencies.id }).from(agencies).where(eq(agencies.id, scope.agencyId)).for('update');
  }
  const ended = await tx
    .update(userSessions)
    .set({ endedAt: now, endedReason: reason })
    .where(
      and(
        'userId' in scope ? eq(userSessions.userId, scope.userId) : undefined,
        scope.agencyId ? eq(userSessions.agencyId, scope.agencyId) : undefined,
        'userId' in scope && scope.except ? ne(userSessions.id, scope.except) : undefined,
        isNull(userSessions.endedAt),
      ),
    )
    .returning({ id: userSessions.id });
  return ended.length + apps;
}

/** Ends tokens of the mobile app, and with them the push messages to those telephones; answers how many. */
async function endApps(tx: Tx, which: SQL | undefined): Promise<number> {
  const now = currentTime();
  const ended = await tx
    .update(mobileTokens)
    .set({ revokedAt: now })
    .where(and(which, isNull(mobileTokens.revokedAt)))
    .returning({ id: mobileTokens.id, expiresAt: mobileTokens.expiresAt });
  const ids = ended.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(pushTokens).where(inArray(pushTokens.mobileTokenId, ids));
  return ended.filter(({ expiresAt }) => expiresAt > now).length;
}

/**
 * Ends what a talent is signed in to, the mobile app too: for a new password, a suspension, or because it closes all.
 * `except` is the session that goes on. As `endSessions`.
 */
export async function endTalentSessions(
  tx: Tx,
  { talentId, except }: { readonly talentId: string; readonly except?: string | undefined },
  reason: SessionEndReason,
): Promise<number> {
  const now = currentTime();
  await tx.select({ id: talents.id }).from(talents).where(eq(talents.id, talentId)).for('update');
  const apps = await endApps(tx, eq(mobileTokens.talentId, talentId));
  await tx.delete(pushTokens).where(eq(pushTokens.talentId, talentId));
  const ended = await tx
    .update(userSessions)
    .set({ endedAt: now, endedReason: reason })
    .where(
      and(
        eq(userSessions.talentId, talentId),
        except ? ne(userSessions.id, except) : undefined,
        isNull(userSessions.endedAt),
      ),
    )
    .returning({ id: userSessions.id });
  return ended.length + apps;
}

/** In SQL: the sessions of somebody. */
export const ownedBy = (owner: SessionOwner): SQL =>
  'userId' in owner ? eq(userSessions.userId, owner.userId) : eq(userSessions.talentId, owner.talentId);

/** In SQL: the tokens of the mobile app of somebody. */
export const appsOf = (owner: SessionOwner): SQL =>
  'userId' in owner ? eq(mobileTokens.userId, owner.userId) : eq(mobileTokens.talentId, owner.talentId);

/** Ends one session, or what one telephone is signed in by, if it lives; false when there was none. The caller has decided that the actor may. */
export async function endSession(
  tx: Tx,
  sessionId: string,
  reason: SessionEndReason,
  owner?: SessionOwner,
): Promise<boolean> {
  const ended = await tx
    .update(userSessions)
    .set({ endedAt: currentTime(), endedReason: reason })
    .where(and(eq(userSessions.id, sessionId), owner && ownedBy(owner), isNull(userSessions.endedAt)))
    .returning({ id: userSessions.id });
  if (ended.length > 0 || !owner) return ended.length > 0;
  return (await endApps(tx, and(eq(mobileTokens.id, sessionId), appsOf(owner)))) > 0;
}
