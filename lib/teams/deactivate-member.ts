import { and, eq, isNull, ne } from 'drizzle-orm';
import { agencyUsers } from '@/db/schema';
import { requireFresh } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { endSessions } from '@/lib/identity/sessions/end-sessions';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type MemberInput, memberInput } from './inputs';
import { lockTeam } from './lock-team';
import { mayManageTeam } from './policy';
import { type Member, needMember } from './queries';

/**
 * Takes somebody out of the team: their sessions end at their next request, what they did stays theirs, and they may
 * come back. Throws FORBIDDEN to whom is not the owner, NOT_FOUND alike for another agency's people, CONFLICT for the
 * owner. For who has left already, nothing more happens.
 */
export async function deactivateMember(actor: Actor, input: MemberInput): Promise<Member> {
  const { agencyId } = mayManageTeam(actor);
  requireFresh(actor, 'members');
  const { userId } = parseInput(memberInput, input);
  return transact(async (tx) => {
    await lockTeam(tx, actor, agencyId);
    const before = await needMember(tx, agencyId, userId);
    if (before.role === 'OWNER') throw conflict('errors.team.owner');
    const now = currentTime();
    const [row] = await tx
      .update(agencyUsers)
      .set({ deactivatedAt: now, updatedAt: now })
      .where(
        and(
          eq(agencyUsers.agencyId, agencyId),
          eq(agencyUsers.userId, userId),
          ne(agencyUsers.role, 'OWNER'),
          isNull(agencyUsers.deactivatedAt),
        ),
      )
      .returning({ id: agencyUsers.id });
    if (!row) return before;
    await endSessions(tx, { userId, agencyId }, 'LEFT_AGENCY');
    await recordAudit(tx, actor, 'member.deactivate', { id: userId, agencyId });
    return { ...before, deactivatedAt: now };
  });
}
