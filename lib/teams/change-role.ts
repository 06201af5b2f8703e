import { and, eq, isNull, ne } from 'drizzle-orm';
import { agencyUsers } from '@/db/schema';
import { requireFresh } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type ChangeRoleInput, changeRoleInput } from './inputs';
import { lockTeam } from './lock-team';
import { mayManageTeam } from './policy';
import { type Member, needMember } from './queries';

/**
 * Gives somebody of the team another role, which holds from their next request on. Ownership is not given this way:
 * see `moveOwnership`. Throws INVALID, FORBIDDEN to whom is not the owner, NOT_FOUND alike for another agency's
 * people, CONFLICT for the owner and for who has left.
 */
export async function changeRole(actor: Actor, input: ChangeRoleInput): Promise<Member> {
  const { agencyId } = mayManageTeam(actor);
  requireFresh(actor, 'members');
  const { userId, role } = parseInput(changeRoleInput, input);
  return transact(async (tx) => {
    await lockTeam(tx, actor, agencyId);
    const before = await needMember(tx, agencyId, userId);
    if (before.role === 'OWNER') throw conflict('errors.team.owner');
    if (before.deactivatedAt) throw conflict('errors.team.left');
    if (before.role === role) return before;
    const [row] = await tx
      .update(agencyUsers)
      .set({ role, updatedAt: currentTime() })
      .where(
        and(
          eq(agencyUsers.agencyId, agencyId),
          eq(agencyUsers.userId, userId),
          ne(agencyUsers.role, 'OWNER'),
          isNull(agencyUsers.deactivatedAt),
        ),
      )
      .returning({ role: agencyUsers.role });
    if (!row) throw conflict('errors.conflict');
    await recordAudit(
      tx,
      actor,
      'member.change-role',
      { id: userId, agencyId },
      { from: before.role, to: role },
    );
    return { ...before, role };
  });
}
