import { and, eq, isNull } from 'drizzle-orm';
import { agencyInvitations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { countAttempt } from '@/lib/identity/limits/count-attempt';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { revokeInvitationLinks } from '@/lib/identity/link-tokens/revoke-links';
import { linkExpiry } from '@/lib/identity/link-tokens/rules';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { lockTeam } from '../lock-team';
import { memberInvited } from '../notices';
import { mayManageTeam } from '../policy';
import { type InvitationInput, invitationInput } from './inputs';
import type { InvitingContext } from './invite-member';
import { findInvited } from './queries';
import { obstacleToJoin } from './rules';

/**
 * Sends an invitation again, also one that ran out: with another link, good for seven days anew, while those sent
 * before open nothing any more. Throws FORBIDDEN to whom is not the owner, RATE_LIMITED, NOT_FOUND alike when it was
 * accepted or revoked meanwhile and when it is another agency's, and CONFLICT when the person has found another agency.
 */
export async function resendInvitation(
  actor: Actor,
  input: InvitationInput,
  { ip }: InvitingContext,
): Promise<Date> {
  const { agencyId } = mayManageTeam(actor);
  const { id } = parseInput(invitationInput, input);
  await countAttempt('invitation', { address: agencyId, ip });
  await spendAllowance(actor, 'mail');
  return transact(async (tx) => {
    await lockTeam(tx, actor, agencyId);
    const now = currentTime();
    const [row] = await tx
      .update(agencyInvitations)
      .set({ expiresAt: linkExpiry('INVITATION', now, null), updatedAt: now })
      .where(
        and(
          eq(agencyInvitations.id, id),
          eq(agencyInvitations.agencyId, agencyId),
          isNull(agencyInvitations.acceptedAt),
          isNull(agencyInvitations.revokedAt),
        ),
      )
      .returning();
    if (!row) throw notFound('errors.invitation.notFound');
    const obstacle = obstacleToJoin(await findInvited(tx, agencyId, row.email));
    if (obstacle) throw conflict(`validation.invitation.${obstacle}`);
    await revokeInvitationLinks(tx, id);
    await recordAudit(tx, actor, 'invitation.resend', row);
    await notify(tx, memberInvited, { agencyId, email: row.email }, { invitationId: id });
    return row.expiresAt;
  });
}
