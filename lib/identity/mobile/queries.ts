import { and, eq, gt, isNull } from 'drizzle-orm';
import { mobileTokens, talents, userSessions, users } from '@/db/schema';
import { type Actor, anonymous } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { decrypt } from '@/lib/platform/encryption';
import { hashLinkSecret } from '../link-tokens/secret';
import { mobileTokenContext } from '../sessions/start-session';
import { mayUseToken, talentLoginProblem } from './rules';

const BEARER = /^Bearer ([\w-]{43})$/i;

/**
 * Who asks by a bearer token of the mobile app (`Authorization: Bearer …`): an administrator, or a talent. Anonymous
 * for none, one that we did not give, one that is over or revoked, and for somebody suspended. One statement.
 */
export async function findMobileActor(authorization: string | null): Promise<Actor> {
  const [, token] = BEARER.exec(authorization ?? '') ?? [];
  if (!token) return anonymous;
  const [row] = await database()
    .select({
      userId: users.id,
      userState: users.stateId,
      isAdministrator: users.isAdministrator,
      talentId: talents.id,
      talentState: talents.stateId,
    })
    .from(mobileTokens)
    .leftJoin(users, eq(users.id, mobileTokens.userId))
    .leftJoin(talents, eq(talents.id, mobileTokens.talentId))
    .where(
      and(
        eq(mobileTokens.tokenHash, hashLinkSecret(token)),
        gt(mobileTokens.expiresAt, new Date()),
        isNull(mobileTokens.revokedAt),
      ),
    );
  if (row?.talentId && row.talentState !== null && !talentLoginProblem(row.talentState)) {
    return { kind: 'talent', talentId: row.talentId };
  }
  if (row?.userId && row.isAdministrator && row.userState !== null && mayUseToken(row.userState)) {
    return { kind: 'administrator', userId: row.userId };
  }
  return anonymous;
}

/** The bearer token that the mobile backend gave an administrator at this log-in, for calls to it; null without. */
export async function readBackendToken(actor: Actor): Promise<string | null> {
  if (actor.kind !== 'administrator' || !actor.sessionId) return null;
  const [row] = await database()
    .select({ sealed: userSessions.mobileToken })
    .from(userSessions)
    .where(and(eq(userSessions.id, actor.sessionId), isNull(userSessions.endedAt)));
  return row?.sealed ? decrypt(row.sealed, mobileTokenContext(actor.sessionId)) : null;
}
