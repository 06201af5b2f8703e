import { and, eq, isNull } from 'drizzle-orm';
import { agencyInvitations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { revokeInvitationLinks } from '@/lib/identity/link-tokens/revoke-links';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { lockTeam } from '../lock-team';
import { mayManageTeam } from '../policy';
import { type InvitationInput, invitationInput } from './inputs';

/**
 * Takes an invitation back: its links open nothing any more. Throws FORBIDDEN to whom is not the owner, and NOT_FOUND
 * alike when it was accepted or revoked meanwhile and when it is another agency's.
 */
export async function revokeInvitation(actor: Actor, input: InvitationInput): Promise<void> {
  const { agencyId } = mayManageTeam(actor);
  const { id } = parseInput(invitationInput, input);
  await transact(async (tx) => {
    await lockTeam(tx, actor, agencyId);
    const now = currentTime();
    const [row] = await tx
      .update(agencyInvitations)
      .set({ revokedAt: now, updatedAt: now })
      .where(
        and(
          eq(agencyInvitations.id, id),
          eq(agencyInvitations.agencyId, agencyId),
          isNull(agencyInvitations.acceptedAt),
          isNull(agencyInvitations.revokedAt),
        ),
      )
      .returning({ id: agencyInvitations.id });
    if (!row) throw notFound('errors.invitation.notFound');
    await revokeInvitationLinks(tx, id);
    await recordAudit(tx, actor, 'invitation.revoke', { id, agencyId });
  });
}
