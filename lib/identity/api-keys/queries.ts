import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { apiKeys, users } from '@/db/schema';
import { can } from '@/lib/core/abilities';
import type { Actor, AgencyActor } from '@/lib/core/actor';
import type { ListPage } from '@/lib/core/list-page';
import { database } from '@/lib/platform/database';
import { keyset } from '@/lib/platform/keyset';
import { mayUseKeys } from './policy';

/** Which keys somebody sees and revokes: its own, and the owner its agency's too. The caller has decided. */
export const keptBy = (person: AgencyActor) =>
  and(
    eq(apiKeys.agencyId, person.agencyId),
    can(person, 'keepTeam')
      ? or(eq(apiKeys.userId, person.userId), isNull(apiKeys.userId))
      : eq(apiKeys.userId, person.userId),
  );

export const MOST_LISTED = 200;

/**
 * The keys of whoever asks, for the owner those of the agency too; the newest first, those that ended and were revoked
 * too. One statement. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function listKeys(actor: Actor, { limit = MOST_LISTED, after, edges }: ListPage = {}) {
  const person = mayUseKeys(actor);
  const page = keyset(
    [sql`${apiKeys.createdAt}`, sql`${apiKeys.id}`],
    { descending: true, limit, after, edges },
    (keys, id) => sql`select ${keys} from ${apiKeys} where ${and(keptBy(person), eq(apiKeys.id, id))}`,
  );
  const rows = await database()
    .select({
      edge: page.edge,
      id: apiKeys.id,
      name: apiKeys.name,
      scope: apiKeys.scope,
      ending: apiKeys.ending,
      userId: apiKeys.userId,
      createdByName: users.name,
      createdByLastname: users.lastname,
      createdAt: apiKeys.createdAt,
      expiresAt: apiKeys.expiresAt,
      lastUsedAt: apiKeys.lastUsedAt,
      revokedAt: apiKeys.revokedAt,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.createdBy))
    .where(and(keptBy(person), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.inOrder(rows);
}

export type ListedKey = Awaited<ReturnType<typeof listKeys>>[number];
