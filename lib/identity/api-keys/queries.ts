import { and, desc, eq, isNull, or } from 'drizzle-orm';
import { apiKeys, users } from '@/db/schema';
import { can, requireAbility } from '@/lib/core/abilities';
import type { Actor, AgencyActor, AgencyRole } from '@/lib/core/actor';
import { type ListPage, LONGEST_PAGE } from '@/lib/core/list-page';
import { database } from '@/lib/platform/database';
import { mayUseKeys } from './policy';

/** Which keys somebody sees and revokes: its own, and the owner its agency's too. The caller has decided. */
export const keptBy = (person: AgencyActor) =>
  and(
    eq(apiKeys.agencyId, person.agencyId),
    can(person, 'keepTeam')
      ? or(eq(apiKeys.userId, person.userId), isNull(apiKeys.userId))
      : eq(apiKeys.userId, person.userId),
  );

/**
 * The keys of whoever asks, for the owner those of the agency too; the newest first, those that ended and were revoked
 * too. One statement. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function listKeys(actor: Actor, { limit = LONGEST_PAGE }: Pick<ListPage, 'limit'> = {}) {
  const person = mayUseKeys(actor);
  return database()
    .select({
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
    .where(keptBy(person))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
    .limit(limit);
}

export type ProgramSelf = {
  readonly agencyId: string;
  readonly role: AgencyRole;
  /** Null of a person who is signed in. */
  readonly key: Pick<typeof apiKeys.$inferSelect, 'id' | 'name' | 'scope' | 'expiresAt'> | null;
};

/** Who asks, as programs want to know it: the agency, what it may do there, and its key. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function readSelf(actor: Actor): Promise<ProgramSelf> {
  const { agencyId, role, keyId } = requireAbility(actor, 'seeWork');
  if (!keyId) return { agencyId, role, key: null };
  const [key] = await database()
    .select({ id: apiKeys.id, name: apiKeys.name, scope: apiKeys.scope, expiresAt: apiKeys.expiresAt })
    .from(apiKeys)
    .where(and(eq(apiKeys.id, keyId), eq(apiKeys.agencyId, agencyId)));
  return { agencyId, role, key: key ?? null };
}
