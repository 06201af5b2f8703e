import { and, eq, isNull, ne, type SQL } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, mobileTokens, type SESSION_ENDS, talents, userSessions, users } from '@/db/schema';
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
  if ('userId' in scope) {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, scope.userId)).for('update');
    if (!scope.agencyId) {
      await tx
        .update(mobileTokens)
        .set({ revokedAt: now })
        .where(and(eq(mobileTokens.userId, scope.userId), isNull(mobileTokens.revokedAt)));
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
  return ended.length;
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
  await tx
    .update(mobileTokens)
    .set({ revokedAt: now })
    .where(and(eq(mobileTokens.talentId, talentId), isNull(mobileTokens.revokedAt)));
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
  return ended.length;
}

/** In SQL: the sessions of somebody. */
export const ownedBy = (owner: SessionOwner): SQL =>
  'userId' in owner ? eq(userSessions.userId, owner.userId) : eq(userSessions.talentId, owner.talentId);

/** Ends one session if it lives; false when there was none. The caller has decided that the actor may. */
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
  return ended.length > 0;
}
