import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { agencies, agencyUsers, apiKeys, users } from '@/db/schema';
import { type Actor, anonymous } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { isClosedAgency, USER } from '@/lib/core/states';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { log } from '@/lib/platform/log';
import { keyOf, limiterOf, orUnavailable } from '../limits/limiters';
import { hashLinkSecret } from '../link-secret';
import { KEY_PREFIX, keyState, MOST_REQUESTS, roleOfKey, SEEN_EVERY_MS } from './rules';

const BEARER = new RegExp(`^Bearer (${KEY_PREFIX}[\\w-]{43})$`, 'i');

/** Whether a request comes with a key, a good one or not. */
export const bringsKey = (authorization: string): boolean =>
  authorization.slice('Bearer '.length).startsWith(KEY_PREFIX);

/**
 * Finds as whom a key acts (`Authorization: Bearer elenco_…`), and counts the request. Anonymous for an unknown, revoked or
 * ended one, while its agency is closed, and for a person's while that person is suspended or has no place at the agency.
 * Throws RATE_LIMITED, UNAVAILABLE.
 */
export async function findKeyActor(authorization: string): Promise<Actor> {
  const [, key] = BEARER.exec(authorization) ?? [];
  if (!key) return anonymous;
  const [row] = await database()
    .select({
      key: apiKeys,
      agencyState: agencies.stateId,
      role: agencyUsers.role,
      userState: users.stateId,
    })
    .from(apiKeys)
    .innerJoin(agencies, eq(agencies.id, apiKeys.agencyId))
    .leftJoin(users, eq(users.id, apiKeys.userId))
    .leftJoin(
      agencyUsers,
      and(
        eq(agencyUsers.agencyId, apiKeys.agencyId),
        eq(agencyUsers.userId, apiKeys.userId),
        isNull(agencyUsers.deactivatedAt),
      ),
    )
    .where(eq(apiKeys.secretHash, hashLinkSecret(key)));
  if (!row || keyState(row.key, currentTime()) !== 'LIVING' || isClosedAgency(row.agencyState)) {
    return anonymous;
  }
  const { id, agencyId, userId, createdBy, scope } = row.key;
  if (userId && (!row.role || row.userState === USER.SUSPENDED)) return anonymous;
  await countRequest(id);
  touchKey(row.key);
  return {
    kind: 'agencyUser',
    userId: userId ?? createdBy,
    agencyId,
    role: roleOfKey(scope, userId ? row.role : null),
    agencyState: row.agencyState,
    keyId: id,
  };
}

const countRequest = (id: string): Promise<unknown> =>
  orUnavailable(
    () => limiterOf('api-key:use', MOST_REQUESTS, 60).consume(keyOf(id)),
    (seconds) =>
      new AppError('RATE_LIMITED', 'errors.apiKey.tooFast', {}, { retryAfterSeconds: Math.ceil(seconds) }),
  );

/** Notes that a key is being used, every few minutes and without making the request wait. */
function touchKey({ id, lastUsedAt }: typeof apiKeys.$inferSelect): void {
  const now = currentTime();
  const stale = new Date(now.getTime() - SEEN_EVERY_MS);
  if (lastUsedAt && lastUsedAt > stale) return;
  database()
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, stale))))
    .catch((error: unknown) => log.warn({ err: error }, 'key not touched'));
}
