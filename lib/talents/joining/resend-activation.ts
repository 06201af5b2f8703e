import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { revokePersonLinks } from '@/lib/identity/link-tokens/revoke-links';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { auditAgency, lockKeptTalent } from '../kept-talents';
import { mayKeepTalents } from '../policy';
import { type TalentIdInput, talentIdInput } from '../states/inputs';
import { talentWelcomed } from './notices';

/**
 * Mails a talent who has no password yet the link to set one again; those mailed before open nothing any more. Throws
 * CONFLICT for who has one, NOT_FOUND, RATE_LIMITED, UNAUTHENTICATED, FORBIDDEN.
 */
export async function resendTalentActivation(actor: Actor, input: TalentIdInput): Promise<string> {
  const keeper = mayKeepTalents(actor);
  const { id } = parseInput(talentIdInput, input);
  await spendAllowance(actor, 'mail');
  return transact(async (tx) => {
    const talent = await lockKeptTalent(tx, keeper, id);
    if (talent.passwordHash) throw conflict('errors.talent.hasPassword');
    await revokePersonLinks(tx, { talentId: id }, ['ACTIVATION']);
    const agencyId = auditAgency(keeper);
    await recordAudit(tx, actor, 'talent.resend-activation', { id, agencyId });
    await notify(
      tx,
      talentWelcomed,
      { agencyId: talent.broughtByAgencyId, talentId: id, email: talent.email },
      { talentId: id },
    );
    return id;
  });
}
