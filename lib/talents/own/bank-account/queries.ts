import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { banks, talentBankAccounts, talents } from '@/db/schema';
import type { AccountType } from '@/db/values/bank-accounts';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { decrypt } from '@/lib/platform/encryption';
import { mayKeepOwn } from '../../policy';

/** Where a talent is paid, with the number in clear: for the talent's own eyes. */
export type BankAccount = {
  readonly bankId: number;
  readonly bank: string;
  readonly typeAccount: AccountType;
  readonly account: string;
  readonly revision: number;
  readonly lastDigits: string;
  readonly holder: string;
  readonly activities: string | null;
};

/** What the encrypted number is tied to: copied to another talent's row it does not open. */
export const accountContext = (talentId: string): string => `bank account of ${talentId}`;

/** One's own bank account, or null. Throws UNAUTHENTICATED, FORBIDDEN. */
export const getBankAccount = (actor: Actor): Promise<BankAccount | null> =>
  findBankAccount(database(), mayKeepOwn(actor));

/** The bank account of a talent. The caller has decided that it may be read. */
export async function findBankAccount(db: Db | Tx, talentId: string): Promise<BankAccount | null> {
  const [row] = await db
    .select({ kept: talentBankAccounts, bank: banks.name })
    .from(talentBankAccounts)
    .innerJoin(banks, eq(banks.id, talentBankAccounts.bankId))
    .where(eq(talentBankAccounts.talentId, talentId));
  if (!row) return null;
  const { revision, bankId, accountType, accountEncrypted, accountLastDigits, holder, activities } = row.kept;
  return {
    revision,
    bankId,
    bank: row.bank,
    typeAccount: accountType,
    account: decrypt(accountEncrypted, accountContext(talentId)),
    lastDigits: accountLastDigits,
    holder,
    activities,
  };
}

/** Banks at which a talent can be paid. */
export const listBanks = (db: Db | Tx = database()) => db.select().from(banks).orderBy(asc(banks.id));

/** To whom a changed account is told, and which; without bank and digits once it was taken away. */
export async function findAccountToTell(tx: Tx, talentId: string) {
  const [row] = await tx
    .select({
      name: talents.name,
      email: talents.email,
      erasedAt: talents.erasedAt,
      bank: banks.name,
      lastDigits: talentBankAccounts.accountLastDigits,
    })
    .from(talents)
    .leftJoin(talentBankAccounts, eq(talentBankAccounts.talentId, talents.id))
    .leftJoin(banks, eq(banks.id, talentBankAccounts.bankId))
    .where(eq(talents.id, talentId));
  return row ?? null;
}
