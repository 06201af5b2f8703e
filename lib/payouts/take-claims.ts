import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, banks, claimAccounts, claims, documentTypes, payoutItems } from '@/db/schema';
import type { BankKind } from '@/db/values/payouts';
import { stillCounts } from '@/lib/claims/accounts/pay-account';
import { accountProblem } from '@/lib/claims/accounts/rules';
import { paidBy } from '@/lib/claims/payments/payer';
import type { Payer } from '@/lib/claims/policy';
import type { Claim } from '@/lib/claims/queries';
import { mayPay } from '@/lib/claims/review/rules';
import { leftOf } from '@/lib/claims/rules';
import { conflict, notFound } from '@/lib/core/errors';
import { translate } from '@/lib/i18n/translate';
import { anyOf } from '@/lib/platform/any-of';
import { decrypt } from '@/lib/platform/encryption';

/**
 * Locks approved claims of a payer that lie in no open batch. Throws NOT_FOUND when one is not the payer's, and CONFLICT
 * when one cannot be paid now.
 */
export async function takeClaims(tx: Tx, payer: Payer, ids: readonly string[]): Promise<Claim[]> {
  const unique = [...new Set(ids)];
  const rows = await tx
    .select()
    .from(claims)
    .where(and(anyOf(claims.id, unique), paidBy(payer)))
    .orderBy(asc(claims.id))
    .for('no key update');
  if (rows.length < unique.length) throw notFound('errors.claim.notFound');
  const apart = payer.kind === 'AGENCY' && (await isPayerApart(tx, payer.agencyId));
  for (const claim of rows) {
    if (claim.status !== 'APPROVED') throw conflict('errors.payout.notPayable');
    if (claim.payoutBatchId) throw conflict('errors.payout.inAnother');
    if (!mayPay(claim, apart, payer.userId)) throw conflict('errors.claim.payerApart');
  }
  return rows;
}

export async function isPayerApart(tx: Tx, agencyId: string): Promise<boolean> {
  const [agency] = await tx
    .select({ apart: agencies.claimsPayerApart })
    .from(agencies)
    .where(eq(agencies.id, agencyId));
  return agency?.apart ?? false;
}

/** Puts claims that the caller holds into a draft that it holds: what is left of each. */
export async function putInBatch(
  tx: Tx,
  payer: Payer,
  batchId: string,
  taken: readonly Claim[],
): Promise<void> {
  await tx.insert(payoutItems).values(
    taken.map((claim) => ({
      batchId,
      agencyId: claim.agencyId,
      claimId: claim.id,
      talentId: claim.talentId,
      amount: leftOf(claim),
      addedBy: payer.userId,
    })),
  );
  await tx
    .update(claims)
    .set({ payoutBatchId: batchId })
    .where(
      anyOf(
        claims.id,
        taken.map(({ id }) => id),
      ),
    );
}

/** Where a claim of a batch is paid, its number in clear. */
export type PayAccount = {
  readonly claim: Claim;
  readonly claimAccountId: string | null;
  readonly bankId: number;
  readonly bank: string;
  readonly bankKind: BankKind;
  /** Code of the claimant's document in the catalogue; empty for none. */
  readonly documentType: string;
  readonly bankCode: string | null;
  readonly accountType: Claim['accountType'];
  readonly accountLastDigits: string;
  readonly number: string;
  /** In words; null when a bank's file can pay it. */
  readonly problem: string | null;
};

/** Opens the accounts of claims, which only the check of a batch and its file do; the caller leaves the audit row. */
export async function openAccounts(tx: Tx, ids: readonly string[]): Promise<Map<string, PayAccount>> {
  const rows = await tx.select().from(claims).where(anyOf(claims.id, ids));
  const given = await tx
    .select()
    .from(claimAccounts)
    .where(anyOf(claimAccounts.claimId, ids))
    .orderBy(asc(claimAccounts.createdAt), asc(claimAccounts.id));
  const last = new Map(given.map((account) => [account.claimId, account]));
  const byId = new Map((await tx.select().from(banks)).map((bank) => [bank.id, bank]));
  const documents = new Map((await tx.select().from(documentTypes)).map(({ id, code }) => [id, code]));
  return new Map(
    rows.map((claim) => {
      const own = stillCounts(claim, last.get(claim.id));
      const { bankId, accountType, accountLastDigits, accountEncrypted } = own ?? claim;
      const bank = byId.get(bankId);
      if (!bank) throw new Error(`There is no bank ${bankId}`);
      const number = decrypt(accountEncrypted, own?.id ?? claim.id);
      const problem = accountProblem({ kind: bank.kind, code: bank.code, accountType, number });
      return [
        claim.id,
        {
          claim,
          claimAccountId: own?.id ?? null,
          bankId,
          bank: bank.name,
          bankKind: bank.kind,
          documentType: documents.get(claim.documentTypeId ?? 0) ?? '',
          bankCode: bank.code,
          accountType,
          accountLastDigits,
          number,
          problem: problem && translate(`payouts.problems.${problem}`),
        },
      ] as const;
    }),
  );
}
