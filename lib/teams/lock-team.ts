import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, agencyUsers } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { forbidden } from '@/lib/core/errors';

/**
 * Locks the team of an agency until the transaction ends: writes that add, take out or change people go one after
 * another, each after this and before any other lock, so that none waits for another in a circle. An owner who was
 * one when the request began and is none by now is refused: FORBIDDEN.
 */
export async function lockTeam(tx: Tx, actor: Actor, agencyId: string): Promise<void> {
  await tx.select({ id: agencies.id }).from(agencies).where(eq(agencies.id, agencyId)).for('no key update');
  if (actor.kind !== 'agencyUser') return;
  const owns = await tx.$count(
    agencyUsers,
    and(
      eq(agencyUsers.agencyId, agencyId),
      eq(agencyUsers.userId, actor.userId),
      eq(agencyUsers.role, 'OWNER'),
      isNull(agencyUsers.deactivatedAt),
    ),
  );
  if (owns === 0) throw forbidden('errors.team.ownerOnly');
}
