import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { talentInvitations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { issueLink } from '@/lib/identity/link-tokens/issue-link';
import { revokeInvitationLinks } from '@/lib/identity/link-tokens/revoke-links';
import { linkExpiry } from '@/lib/identity/link-tokens/rules';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayInviteTalents } from '../policy';
import { type TalentInvitationInput, talentInvitationInput } from './inputs';
import { talentInvited } from './notices';

type Invitation = typeof talentInvitations.$inferSelect;

/**
 * Mails an invitation again, also one that ran out, good for another month; links given before open nothing any more.
 * Throws CONFLICT for one without an e-mail, RATE_LIMITED, and NOT_FOUND alike once it was used or withdrawn and for
 * another agency's.
 */
export async function resendTalentInvitation(actor: Actor, input: TalentInvitationInput): Promise<Date> {
  const { agencyId } = mayInviteTalents(actor);
  const { id } = parseInput(talentInvitationInput, input);
  await spendAllowance(actor, 'mail');
  return transact(async (tx) => {
    const row = await prolong(tx, agencyId, id);
    if (!row.email) throw conflict('errors.invitation.noEmail');
    await revokeInvitationLinks(tx, id);
    await recordAudit(tx, actor, 'talent-invitation.resend', row);
    await notify(tx, talentInvited, { agencyId, email: row.email }, { invitationId: id });
    return row.expiresAt;
  });
}

/** Takes an invitation back: its links open nothing any more. Throws NOT_FOUND as above. */
export async function withdrawTalentInvitation(actor: Actor, input: TalentInvitationInput): Promise<void> {
  const { agencyId } = mayInviteTalents(actor);
  const { id } = parseInput(talentInvitationInput, input);
  await transact(async (tx) => {
    const row = await change(tx, agencyId, id, { withdrawnAt: currentTime() });
    await revokeInvitationLinks(tx, id);
    await recordAudit(tx, actor, 'talent-invitation.withdraw', row);
  });
}

export type InvitationLink = { url: string; phone: string | null; dialingCode: string };

/**
 * A link of an invitation to copy or send by WhatsApp, good for another month; those given before go on working. It
 * lets its holder register, and proves nothing about an e-mail. Throws NOT_FOUND as above.
 */
export async function shareTalentInvitation(
  actor: Actor,
  input: TalentInvitationInput,
): Promise<InvitationLink> {
  const { agencyId, userId } = mayInviteTalents(actor);
  const { id } = parseInput(talentInvitationInput, input);
  return transact(async (tx) => {
    const row = await prolong(tx, agencyId, id);
    const url = await issueLink(tx, {
      purpose: 'TALENT_INVITATION',
      subject: { invitationId: id },
      agencyId,
      givenToUserId: userId,
      expiresAt: row.expiresAt,
    });
    await recordAudit(tx, actor, 'talent-invitation.share-link', row);
    return { url, phone: row.phone, dialingCode: row.dialingCode };
  });
}

const prolong = (tx: Tx, agencyId: string, id: string) =>
  change(tx, agencyId, id, { expiresAt: linkExpiry('TALENT_INVITATION', currentTime(), null) });

async function change(
  tx: Tx,
  agencyId: string,
  id: string,
  values: Partial<Pick<Invitation, 'expiresAt' | 'withdrawnAt'>>,
): Promise<Invitation> {
  const [row] = await tx
    .update(talentInvitations)
    .set({ ...values, updatedAt: currentTime() })
    .where(
      and(
        eq(talentInvitations.id, id),
        eq(talentInvitations.agencyId, agencyId),
        isNull(talentInvitations.registeredAt),
        isNull(talentInvitations.withdrawnAt),
      ),
    )
    .returning();
  if (!row) throw notFound('errors.invitation.notFound');
  return row;
}
