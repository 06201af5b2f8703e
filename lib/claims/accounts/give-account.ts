import { and, eq, isNotNull } from 'drizzle-orm';
import { banks, claimAccounts, claims } from '@/db/schema';
import { requireFresh } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { AppError, conflict } from '@/lib/core/errors';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { encrypt } from '@/lib/platform/encryption';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { lastDigits, readAccount } from '@/lib/talents/own/bank-account/rules';
import { maySendClaim } from '../policy';
import type { Claim } from '../queries';
import { recipientOf } from '../review/recipient';
import { type GiveAccountInput, giveAccountInput } from './inputs';
import { accountGiven } from './notices';
import { accountProblem } from './rules';

/**
 * Keeps another account for an approved claim that cannot be paid into its own, with its number encrypted: the next
 * payment goes there. The claim itself stays as it was sent. The talent is mailed: whoever gives one in its name takes
 * its pay. Of several at once one is kept. Throws INVALID per field, UNAUTHENTICATED, FORBIDDEN, and CONFLICT when no
 * account is asked for (any more).
 */
export async function giveAccount(actor: Actor, input: GiveAccountInput): Promise<Claim> {
  const holder = maySendClaim(actor);
  const { bankId, typeAccount, ...typed } = parseInput(giveAccountInput, input);
  const account = readAccount({ typeAccount, ...typed });
  requireFresh(actor, 'bankAccount');
  const { convocatoryId, talentId } = holder.subject;
  return transact(async (tx) => {
    const [bank] = await tx.select().from(banks).where(eq(banks.id, bankId));
    if (!bank) throw new AppError('INVALID', 'errors.invalid', { bankId: 'claim.required' });
    const problem = accountProblem({ ...bank, accountType: typeAccount, number: account });
    // A bank abroad is paid by hand.
    if (problem && problem !== 'foreign')
      throw new AppError('INVALID', 'errors.invalid', { account: `payouts.problems.${problem}` });
    const [claim] = await tx
      .update(claims)
      .set({ accountProblem: null })
      .where(
        and(
          eq(claims.convocatoryId, convocatoryId),
          eq(claims.talentId, talentId),
          eq(claims.agencyId, holder.agencyId),
          eq(claims.status, 'APPROVED'),
          isNotNull(claims.accountProblem),
        ),
      )
      .returning();
    if (!claim) throw conflict('claim.newAccount.notAsked');
    const id = crypto.randomUUID();
    await tx.insert(claimAccounts).values({
      id,
      agencyId: claim.agencyId,
      claimId: claim.id,
      talentId,
      bankId,
      accountType: typeAccount,
      accountEncrypted: encrypt(account, id),
      accountLastDigits: lastDigits(account),
      createdAt: currentTime(),
    });
    await recordAudit(tx, holder, 'claim.give-account', claim, {
      detail: { eventId: claim.eventId, claimAccountId: id },
    });
    await notify(tx, accountGiven, recipientOf(claim), { claimId: claim.id });
    return claim;
  });
}
