import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, agencyArchives, agencyUsers, users } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { mayKeepArchives } from './policy';

export type ListedArchive = Awaited<ReturnType<typeof listArchives>>[number];

/** The archives that the own agency asked for last, the newest first. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function listArchives(actor: Actor, { limit }: { readonly limit: number }) {
  const { agencyId } = mayKeepArchives(actor);
  return database()
    .select({
      id: agencyArchives.id,
      state: agencyArchives.state,
      size: agencyArchives.size,
      missing: agencyArchives.missing,
      createdAt: agencyArchives.createdAt,
      expiresAt: agencyArchives.expiresAt,
      askedByName: users.name,
      askedByLastname: users.lastname,
    })
    .from(agencyArchives)
    .innerJoin(users, eq(users.id, agencyArchives.askedBy))
    .where(eq(agencyArchives.agencyId, agencyId))
    .orderBy(desc(agencyArchives.createdAt), desc(agencyArchives.id))
    .limit(limit);
}

/** For what is told of an archive, to who asked for it and is still of the agency; null for none. */
export async function findToldArchive(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      state: agencyArchives.state,
      missing: agencyArchives.missing,
      expiresAt: agencyArchives.expiresAt,
      agencyId: agencies.id,
      agencyName: agencies.name,
      name: users.name,
      lastname: users.lastname,
      email: users.email,
    })
    .from(agencyArchives)
    .innerJoin(agencies, eq(agencies.id, agencyArchives.agencyId))
    .innerJoin(users, eq(users.id, agencyArchives.askedBy))
    .innerJoin(
      agencyUsers,
      and(
        eq(agencyUsers.agencyId, agencies.id),
        eq(agencyUsers.userId, users.id),
        isNull(agencyUsers.deactivatedAt),
      ),
    )
    .where(eq(agencyArchives.id, id));
  return row ?? null;
}
