import { and, eq, isNotNull } from 'drizzle-orm';
import { agencyUsers, users } from '@/db/schema';
import { requireFresh } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type MemberInput, memberInput } from './inputs';
import { lockTeam } from './lock-team';
import { mayManageTeam } from './policy';
import { isElsewhere, type Member, needMember } from './queries';

/**
 * Lets somebody who left come back in the role they had. Throws FORBIDDEN to whom is not the owner, NOT_FOUND alike
 * for another agency's people, CONFLICT when the person works for another agency by now. For who is there already,
 * nothing happens.
 */
export async function reactivateMember(actor: Actor, input: MemberInput): Promise<Member> {
  const { agencyId } = mayManageTeam(actor);
  requireFresh(actor, 'members');
  const { userId } = parseInput(memberInput, input);
  return transact(async (tx) => {
    await lockTeam(tx, actor, agencyId);
    const before = await needMember(tx, agencyId, userId);
    // Two agencies that take the same person at once: the second one sees the first.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    if (await isElsewhere(tx, userId, agencyId)) throw conflict('errors.team.elsewhere');
    // Who was the owner once and left comes back as a producer: there is another one now.
    const role = before.role === 'OWNER' && before.deactivatedAt ? 'PRODUCER' : before.role;
    const [row] = await tx
      .update(agencyUsers)
      .set({ deactivatedAt: null, role, updatedAt: currentTime() })
      .where(
        and(
          eq(agencyUsers.agencyId, agencyId),
          eq(agencyUsers.userId, userId),
          isNotNull(agencyUsers.deactivatedAt),
        ),
      )
      .returning({ role: agencyUsers.role });
    if (!row) return before;
    await recordAudit(tx, actor, 'member.reactivate', { id: userId, agencyId }, { to: row.role });
    return { ...before, role: row.role, deactivatedAt: null };
  });
}
