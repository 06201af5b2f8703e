import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { agencyInvitations } from '@/db/schema';
import { requireFresh } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { countAttempt } from '@/lib/identity/limits/count-attempt';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { linkExpiry } from '@/lib/identity/link-tokens/rules';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { lockTeam } from '../lock-team';
import { memberInvited } from '../notices';
import { mayManageTeam } from '../policy';
import { type InviteInput, inviteInput } from './inputs';
import { findInvited } from './queries';
import { obstacleToInvite } from './rules';

/** Origin of the request: invitations are counted per network. */
export type InvitingContext = { readonly ip: string | null };

const refused = (key: string) => new AppError('INVALID', 'errors.invalid', { email: key });

/**
 * Invites somebody into the own agency: they get an e-mail with a link that is good for seven days. Answers the
 * invitation's id. Throws INVALID per field (`email` also for who is in a team already or has an open invitation),
 * FORBIDDEN to whom is not the owner, RATE_LIMITED.
 */
export async function inviteMember(
  actor: Actor,
  input: InviteInput,
  { ip }: InvitingContext,
): Promise<string> {
  const owner = mayManageTeam(actor);
  requireFresh(actor, 'members');
  const data = parseInput(inviteInput, input);
  const { agencyId } = owner;
  await countAttempt('invitation', { address: agencyId, ip });
  await spendAllowance(actor, 'mail');
  return transact(async (tx) => {
    await lockTeam(tx, actor, agencyId);
    const now = currentTime();
    const obstacle = obstacleToInvite(await findInvited(tx, agencyId, data.email));
    if (obstacle) throw refused(`validation.invitation.${obstacle}`);
    // One that ran out makes room for this one.
    await tx
      .update(agencyInvitations)
      .set({ revokedAt: now, updatedAt: now })
      .where(
        and(
          eq(agencyInvitations.agencyId, agencyId),
          eq(sql`lower(${agencyInvitations.email})`, data.email),
          isNull(agencyInvitations.acceptedAt),
          isNull(agencyInvitations.revokedAt),
          lte(agencyInvitations.expiresAt, now),
        ),
      );
    const [row] = await tx
      .insert(agencyInvitations)
      .values({ ...data, agencyId, invitedBy: owner.userId, expiresAt: linkExpiry('INVITATION', now, null) })
      .onConflictDoNothing()
      .returning({ id: agencyInvitations.id });
    if (!row) throw refused('validation.invitation.OPEN');
    await recordAudit(tx, actor, 'invitation.send', { id: row.id, agencyId }, { to: data.role });
    await notify(tx, memberInvited, { agencyId, email: data.email }, { invitationId: row.id });
    return row.id;
  });
}
