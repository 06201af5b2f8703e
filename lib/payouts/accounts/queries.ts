import { and, asc, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { agencies, banks, payerAccounts } from '@/db/schema';
import { mayPayClaims, type Payer } from '@/lib/claims/policy';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { product } from '@/lib/platform/product';
import { paidFor } from '../lock-batch';

export type PayerAccount = typeof payerAccounts.$inferSelect;

/** Of accounts: those of a payer. */
export const accountsOf = (payer: Payer): SQL => paidFor(payerAccounts.agencyId, payer);

const columns = {
  id: payerAccounts.id,
  bankId: payerAccounts.bankId,
  bank: banks.name,
  accountType: payerAccounts.accountType,
  accountLastDigits: payerAccounts.accountLastDigits,
  holder: payerAccounts.holder,
  taxId: payerAccounts.taxId,
  layout: payerAccounts.layout,
  layoutOverrides: payerAccounts.layoutOverrides,
  isDefault: payerAccounts.isDefault,
  revision: payerAccounts.revision,
};

/**
 * The accounts from which the payer for whom one acts pays, the usual one first, without their numbers. Those that were
 * archived are left out. One statement. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function listPayerAccounts(actor: Actor) {
  const payer = mayPayClaims(actor);
  return database()
    .select(columns)
    .from(payerAccounts)
    .innerJoin(banks, eq(banks.id, payerAccounts.bankId))
    .where(and(accountsOf(payer), isNull(payerAccounts.archivedAt)))
    .orderBy(desc(payerAccounts.isDefault), asc(payerAccounts.createdAt), asc(payerAccounts.id));
}

export type ListedPayerAccount = Awaited<ReturnType<typeof listPayerAccounts>>[number];

/** The usual account of a payer, held so that nobody archives it meanwhile; null for none. */
export async function findDefaultAccount(tx: Tx, payer: Payer): Promise<PayerAccount | null> {
  const [row] = await tx
    .select()
    .from(payerAccounts)
    .where(and(accountsOf(payer), payerAccounts.isDefault.getSQL()))
    .for('share');
  return row ?? null;
}

/** An account of a payer that is in use, held likewise; null for another payer's and for one that was archived. */
export async function findAccount(tx: Tx, payer: Payer, id: string): Promise<PayerAccount | null> {
  const [row] = await tx
    .select()
    .from(payerAccounts)
    .where(and(eq(payerAccounts.id, id), accountsOf(payer), isNull(payerAccounts.archivedAt)))
    .for('share');
  return row ?? null;
}

/** Name and tax id of a payer, as files and new accounts begin with them. The caller has asked the policy. */
export async function payerNames(
  db: Db | Tx,
  payer: Payer,
): Promise<{ payerTaxId: string; payerName: string }> {
  if (payer.kind === 'PLATFORM') {
    const { legalName, taxId } = product();
    return { payerTaxId: taxId, payerName: legalName };
  }
  const [agency] = await db
    .select({ payerTaxId: agencies.identification, payerName: agencies.name })
    .from(agencies)
    .where(eq(agencies.id, payer.agencyId));
  return { payerTaxId: agency?.payerTaxId ?? '', payerName: agency?.payerName ?? '' };
}

/** The same of the payer for whom one acts. Throws UNAUTHENTICATED, FORBIDDEN. */
export const getPayerNames = async (actor: Actor) => payerNames(database(), mayPayClaims(actor));
