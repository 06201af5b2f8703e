import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { talentInvitations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { emptyToNull } from '@/lib/core/contact';
import { AppError } from '@/lib/core/errors';
import { COLOMBIA } from '@/lib/core/readers/phone';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { linkExpiry } from '@/lib/identity/link-tokens/rules';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { keepPhones } from '@/lib/platform/phones/read-phones';
import { transact } from '@/lib/platform/transaction';
import { mayInviteTalents } from '../policy';
import { type InviteTalentInput, inviteTalentInput } from './inputs';
import { talentInvited } from './notices';

/**
 * Invites somebody to register as a talent of the own agency: by mail where there is an e-mail, else by the link that
 * `shareTalentInvitation` gives. Nobody is told whether the e-mail is known already. Answers the invitation's id. Throws
 * INVALID per field (`email` also while an invitation to it is open), RATE_LIMITED, UNAUTHENTICATED, FORBIDDEN.
 */
export async function inviteTalent(actor: Actor, input: InviteTalentInput): Promise<string> {
  const { agencyId, userId } = mayInviteTalents(actor);
  const { name, ...reached } = parseInput(inviteTalentInput, input);
  const email = emptyToNull(reached.email);
  const { phones, dialingCode } = keepPhones(
    { phone: reached.phone ?? '' },
    { dialingCode: reached.dialingCode ?? COLOMBIA, follows: true },
  );
  await spendAllowance(actor, 'mail');
  return transact(async (tx) => {
    const now = currentTime();
    if (email) {
      // One that ran out makes room for this one.
      await tx
        .update(talentInvitations)
        .set({ withdrawnAt: now, updatedAt: now })
        .where(
          and(
            eq(talentInvitations.agencyId, agencyId),
            eq(sql`lower(${talentInvitations.email})`, email),
            isNull(talentInvitations.registeredAt),
            isNull(talentInvitations.withdrawnAt),
            lte(talentInvitations.expiresAt, now),
          ),
        );
    }
    const [row] = await tx
      .insert(talentInvitations)
      .values({
        agencyId,
        invitedBy: userId,
        name,
        email,
        ...phones,
        dialingCode,
        expiresAt: linkExpiry('TALENT_INVITATION', now, null),
      })
      .onConflictDoNothing()
      .returning({ id: talentInvitations.id });
    if (!row) throw new AppError('INVALID', 'errors.invalid', { email: 'validation.talentInvitation.open' });
    await recordAudit(tx, actor, 'talent-invitation.send', { id: row.id, agencyId });
    if (email) await notify(tx, talentInvited, { agencyId, email }, { invitationId: row.id });
    return row.id;
  });
}
