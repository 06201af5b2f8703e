import { and, eq, gt, isNull } from 'drizzle-orm';
import { mobileTokens, talents, users } from '@/db/schema';
import { type Actor, anonymous } from '@/lib/core/actor';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { log } from '@/lib/platform/log';
import { isFresh } from '../confirmation/rules';
import { hashLinkSecret } from '../link-secret';
import { talentLoginProblem } from '../rules';
import { SEEN_EVERY_MS } from '../sessions/rules';
import { mayUseToken } from './rules';

const BEARER = /^Bearer ([\w-]{43})$/i;

/** Notes that it is being used, every few minutes and without making the request wait. */
function touchToken(id: string, lastSeenAt: Date): void {
  const now = currentTime();
  if (now.getTime() - lastSeenAt.getTime() < SEEN_EVERY_MS) return;
  database()
    .update(mobileTokens)
    .set({ lastSeenAt: now })
    .where(eq(mobileTokens.id, id))
    .catch((error: unknown) => log.warn({ err: error }, 'token not touched'));
}

/**
 * Finds the actor of a bearer token of the mobile app (`Authorization: Bearer …`): an administrator or a talent.
 * Anonymous without a token, for an unknown, expired or revoked one, and for somebody suspended. One statement.
 */
export async function findMobileActor(authorization: string | null): Promise<Actor> {
  const [, token] = BEARER.exec(authorization ?? '') ?? [];
  if (!token) return anonymous;
  const [row] = await database()
    .select({
      mobileTokenId: mobileTokens.id,
      confirmedAt: mobileTokens.confirmedAt,
      lastSeenAt: mobileTokens.lastSeenAt,
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
        gt(mobileTokens.expiresAt, currentTime()),
        isNull(mobileTokens.revokedAt),
      ),
    );
  if (!row) return anonymous;
  const { mobileTokenId } = row;
  touchToken(mobileTokenId, row.lastSeenAt);
  const fresh = isFresh(row.confirmedAt, currentTime());
  if (row.talentId && row.talentState !== null && !talentLoginProblem(row.talentState)) {
    return { kind: 'talent', talentId: row.talentId, mobileTokenId, fresh };
  }
  if (row.userId && row.isAdministrator && row.userState !== null && mayUseToken(row.userState)) {
    return { kind: 'administrator', userId: row.userId, mobileTokenId, fresh };
  }
  return anonymous;
}
