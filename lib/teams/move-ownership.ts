import { and, eq, isNull } from 'drizzle-orm';
import { agencyUsers } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, forbidden } from '@/lib/core/errors';
import { confirmPassword } from '@/lib/identity/password/confirm-password';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type MoveOwnershipInput, moveOwnershipInput } from './inputs';
import { lockTeam } from './lock-team';
import { ownershipMoved } from './notices';
import { mayManageTeam } from './policy';
import { type Member, needMember } from './queries';

/** Origin of the request: wrong passwords are counted per network. */
type Context = { readonly ip: string | null };

/**
 * Passes the agency to somebody of its team; who had it becomes a producer. Both are told by e-mail. Throws INVALID
 * (a wrong `password` too), RATE_LIMITED, FORBIDDEN to whom is not the owner, NOT_FOUND alike for another agency's
 * people, CONFLICT for who has left and for the owner themselves.
 */
export async function moveOwnership(
  actor: Actor,
  input: MoveOwnershipInput,
  { ip }: Context,
): Promise<Member> {
  const owner = mayManageTeam(actor);
  const { userId, password } = parseInput(moveOwnershipInput, input);
  const { agencyId } = owner;
  await confirmPassword({ type: 'agency', id: owner.userId }, password, ip, 'password');
  return transact(async (tx) => {
    await lockTeam(tx, actor, agencyId);
    const heir = await needMember(tx, agencyId, userId);
    if (heir.role === 'OWNER') throw conflict('errors.team.owner');
    if (heir.deactivatedAt) throw conflict('errors.team.left');
    const place = (person: string) =>
      and(
        eq(agencyUsers.agencyId, agencyId),
        eq(agencyUsers.userId, person),
        isNull(agencyUsers.deactivatedAt),
      );
    const now = currentTime();
    const [former] = await tx
      .update(agencyUsers)
      .set({ role: 'PRODUCER', updatedAt: now })
      .where(and(place(owner.userId), eq(agencyUsers.role, 'OWNER')))
      .returning({ id: agencyUsers.id });
    if (!former) throw forbidden('errors.team.ownerOnly');
    await tx.update(agencyUsers).set({ role: 'OWNER', updatedAt: now }).where(place(userId));
    await recordAudit(
      tx,
      actor,
      'member.become-owner',
      { id: userId, agencyId },
      { from: heir.role, to: 'OWNER', detail: { formerOwnerId: owner.userId } },
    );
    for (const toUserId of [userId, owner.userId]) {
      await notify(
        tx,
        ownershipMoved,
        { agencyId, userId: toUserId },
        { agencyId, toUserId, ownerId: userId, formerOwnerId: owner.userId },
      );
    }
    return { ...heir, role: 'OWNER' as const };
  });
}
