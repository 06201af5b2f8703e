import { eq } from 'drizzle-orm';
import { talentBankAccounts, talents } from '@/db/schema';
import { requireFresh } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { AppError, notFound } from '@/lib/core/errors';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { encrypt } from '@/lib/platform/encryption';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayKeepOwn } from '../../policy';
import { type KeepBankAccountInput, keepBankAccountInput } from './inputs';
import { accountChanged } from './notices';
import { accountContext, type BankAccount, findBankAccount, listBanks } from './queries';
import { lastDigits, readAccount } from './rules';

/**
 * Keeps where one is paid, with its number encrypted. Another bank, number, type or holder is in the audit trail,
 * without the number, and is mailed to the talent: whoever changes it in another's name takes its pay. Throws INVALID
 * per field, NOT_FOUND, UNAUTHENTICATED, FORBIDDEN.
 */
export async function keepBankAccount(actor: Actor, input: KeepBankAccountInput): Promise<BankAccount> {
  const talentId = mayKeepOwn(actor);
  const { bankId, typeAccount, holder, activities, ...typed } = parseInput(keepBankAccountInput, input);
  const account = readAccount({ typeAccount, ...typed });
  return transact(async (tx) => {
    // Held, so that two at once see each other.
    const [talent] = await tx
      .select({ email: talents.email })
      .from(talents)
      .where(eq(talents.id, talentId))
      .for('no key update');
    if (!talent) throw notFound('errors.talent.notFound');
    const bank = (await listBanks(tx)).find(({ id }) => id === bankId);
    if (!bank) throw new AppError('INVALID', 'errors.invalid', { bankId: 'validation.option' });
    const before = await findBankAccount(tx, talentId);
    const now = {
      bankId,
      bank: bank.name,
      typeAccount,
      account,
      lastDigits: lastDigits(account),
      holder,
      // Left out, they stay.
      activities: activities === undefined ? (before?.activities ?? null) : activities || null,
    };
    const same = before !== null && isSame(before, now);
    if (!same) requireFresh(actor, 'bankAccount');
    const values = {
      bankId,
      accountType: typeAccount,
      accountEncrypted: encrypt(account, accountContext(talentId)),
      accountLastDigits: now.lastDigits,
      holder,
      activities: now.activities,
    };
    const [row] = await tx
      .insert(talentBankAccounts)
      .values({ talentId, ...values })
      .onConflictDoUpdate({
        target: talentBankAccounts.talentId,
        set: { ...values, updatedAt: currentTime() },
      })
      .returning({ revision: talentBankAccounts.revision });
    const kept = { ...now, revision: row?.revision ?? 0 };
    if (same) return kept;
    await recordAudit(tx, actor, 'talent.keep-account', { id: talentId, agencyId: null });
    await notify(tx, accountChanged, { agencyId: null, talentId, email: talent.email }, { talentId });
    return kept;
  });
}

const isSame = (one: BankAccount, other: Omit<BankAccount, 'revision'>): boolean =>
  (['bankId', 'account', 'typeAccount', 'holder'] as const).every((field) => one[field] === other[field]);

/**
 * Takes one's own account away, which is mailed to the talent like a change; claims that were sent keep theirs. Throws
 * NOT_FOUND, UNAUTHENTICATED, FORBIDDEN.
 */
export async function removeBankAccount(actor: Actor): Promise<void> {
  const talentId = mayKeepOwn(actor);
  requireFresh(actor, 'bankAccount');
  await transact(async (tx) => {
    const [row] = await tx
      .delete(talentBankAccounts)
      .where(eq(talentBankAccounts.talentId, talentId))
      .returning({ talentId: talentBankAccounts.talentId });
    if (!row) throw notFound('errors.bankAccount.notFound');
    const [talent] = await tx.select({ email: talents.email }).from(talents).where(eq(talents.id, talentId));
    await recordAudit(tx, actor, 'talent.remove-account', { id: talentId, agencyId: null });
    if (talent)
      await notify(tx, accountChanged, { agencyId: null, talentId, email: talent.email }, { talentId });
  });
}
