import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { banks, payerAccounts, payoutBatches } from '@/db/schema';
import { accountProblem } from '@/lib/claims/accounts/rules';
import { mayPayClaims, type Payer } from '@/lib/claims/policy';
import { requireFresh } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { AppError, conflict, type FieldErrors, notFound } from '@/lib/core/errors';
import { tellMoneyPeople } from '@/lib/identity/contact-changes/tell-former';
import { anyOf } from '@/lib/platform/any-of';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { decrypt, encrypt } from '@/lib/platform/encryption';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { lastDigits } from '@/lib/talents/own/bank-account/rules';
import { ofPayer } from '../lock-batch';
import { layoutProblems } from './check-layout';
import {
  type AddPayerAccountInput,
  addPayerAccountInput,
  type ChangePayerAccountInput,
  changePayerAccountInput,
  payerAccountIdInput,
} from './inputs';
import { accountsOf, type PayerAccount } from './queries';
import { ownTexts, taxDigits } from './rules';

const invalid = (fields: FieldErrors) => new AppError('INVALID', 'errors.invalid', fields);

/**
 * Keeps an account from which a payer pays, its number encrypted; the first one is the usual one. Throws INVALID per
 * field, also for a number that it has already, UNAUTHENTICATED, FORBIDDEN.
 */
export async function addPayerAccount(actor: Actor, input: AddPayerAccountInput): Promise<PayerAccount> {
  const payer = mayPayClaims(actor);
  requireFresh(actor, 'payerAccount');
  const { bankId, account, typeAccount, holder, taxId, layout, own } = parseInput(
    addPayerAccountInput,
    input,
  );
  // A bank is told the number of the account from which it pays.
  if (typeAccount === 'LLAVE') throw invalid({ typeAccount: 'validation.option' });
  return transact(async (tx) => {
    await lockAccounts(tx, payer);
    const [bank] = await tx.select().from(banks).where(eq(banks.id, bankId));
    if (!bank) throw invalid({ bankId: 'validation.option' });
    const problem = accountProblem({ ...bank, accountType: typeAccount, number: account });
    if (problem)
      throw invalid({ [problem === 'foreign' ? 'bankId' : 'account']: `payouts.problems.${problem}` });
    const layoutOverrides = checkedOwn(bankId, layout, own);
    const known = await tx
      .select()
      .from(payerAccounts)
      .where(and(accountsOf(payer), isNull(payerAccounts.archivedAt)));
    if (known.some((row) => row.bankId === bankId && decrypt(row.accountEncrypted, row.id) === account))
      throw invalid({ account: 'validation.payerAccount.twice' });
    const id = crypto.randomUUID();
    const [row] = await tx
      .insert(payerAccounts)
      .values({
        id,
        ...{
          payerKind: payer.kind,
          agencyId: payer.agencyId,
          bankId,
          accountType: typeAccount,
          holder,
          layout,
        },
        accountEncrypted: encrypt(account, id),
        accountLastDigits: lastDigits(account),
        taxId: taxDigits(taxId),
        layoutOverrides,
        isDefault: known.length === 0,
      })
      .returning();
    if (!row) throw new Error('insert returned nothing');
    if (row.isDefault) await payDraftsFrom(tx, payer, row);
    await recordAudit(tx, actor, 'payer-account.add', row, { detail: { bankId, layout } });
    await tellPayers(tx, payer);
    return row;
  });
}

/** Drafts that were made before there was an account are paid from the first one, as those made after it. */
const payDraftsFrom = (tx: Tx, payer: Payer, { id, layout }: PayerAccount) =>
  tx
    .update(payoutBatches)
    .set({ sourceAccountId: id, layout })
    .where(and(ofPayer(payer), eq(payoutBatches.state, 'DRAFT'), isNull(payoutBatches.sourceAccountId)));

/** Changes holder, tax id and file of an account that is in use. Throws INVALID per field, UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export async function changePayerAccount(
  actor: Actor,
  input: ChangePayerAccountInput,
): Promise<PayerAccount> {
  const payer = mayPayClaims(actor);
  requireFresh(actor, 'payerAccount');
  const { id, holder, taxId, layout, own } = parseInput(changePayerAccountInput, input);
  return transact(async (tx) => {
    const [before] = await tx.select().from(payerAccounts).where(inUse(payer, id)).for('update');
    if (!before) throw notFound('errors.payerAccount.notFound');
    const layoutOverrides = checkedOwn(before.bankId, layout, own);
    const [row] = await tx
      .update(payerAccounts)
      .set({ holder, taxId: taxDigits(taxId), layout, layoutOverrides, updatedAt: currentTime() })
      .where(inUse(payer, id))
      .returning();
    if (!row) throw notFound('errors.payerAccount.notFound');
    await recordAudit(tx, actor, 'payer-account.change', row, { detail: { layout } });
    await tellPayers(tx, payer);
    return row;
  });
}

/** Makes an account the one with which new batches begin. Throws INVALID, UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export async function setDefaultAccount(actor: Actor, input: { id: string }): Promise<PayerAccount> {
  const payer = mayPayClaims(actor);
  requireFresh(actor, 'payerAccount');
  const { id } = parseInput(payerAccountIdInput, input);
  return transact(async (tx) => {
    await lockAccounts(tx, payer);
    await tx
      .update(payerAccounts)
      .set({ isDefault: false })
      .where(and(accountsOf(payer), payerAccounts.isDefault.getSQL()));
    const [row] = await tx
      .update(payerAccounts)
      .set({ isDefault: true, updatedAt: currentTime() })
      .where(inUse(payer, id))
      .returning();
    if (!row) throw notFound('errors.payerAccount.notFound');
    await recordAudit(tx, actor, 'payer-account.default', row);
    await tellPayers(tx, payer);
    return row;
  });
}

const NOT_SENT = ['DRAFT', 'SUBMITTED', 'APPROVED'] as const;

/**
 * Takes an account out of use; the batches that it paid keep it. The next one becomes the usual one where it was that.
 * Throws INVALID, UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, and CONFLICT while a batch without its file pays from it.
 */
export async function archivePayerAccount(actor: Actor, input: { id: string }): Promise<PayerAccount> {
  const payer = mayPayClaims(actor);
  requireFresh(actor, 'payerAccount');
  const { id } = parseInput(payerAccountIdInput, input);
  return transact(async (tx) => {
    await lockAccounts(tx, payer);
    const [before] = await tx.select().from(payerAccounts).where(inUse(payer, id)).for('update');
    if (!before) throw notFound('errors.payerAccount.notFound');
    const waiting = await tx.$count(
      payoutBatches,
      and(eq(payoutBatches.sourceAccountId, id), anyOf(payoutBatches.state, NOT_SENT)),
    );
    if (waiting > 0) throw conflict('errors.payerAccount.inUse');
    const now = currentTime();
    const [row] = await tx
      .update(payerAccounts)
      .set({ archivedAt: now, isDefault: false, updatedAt: now })
      .where(eq(payerAccounts.id, id))
      .returning();
    if (!row) throw new Error('The account is gone');
    if (before.isDefault) await nextDefault(tx, payer);
    await recordAudit(tx, actor, 'payer-account.archive', row);
    await tellPayers(tx, payer);
    return row;
  });
}

async function nextDefault(tx: Tx, payer: Payer): Promise<void> {
  const next = tx
    .select({ id: payerAccounts.id })
    .from(payerAccounts)
    .where(and(accountsOf(payer), isNull(payerAccounts.archivedAt)))
    .orderBy(payerAccounts.createdAt, payerAccounts.id)
    .limit(1);
  await tx.update(payerAccounts).set({ isDefault: true }).where(eq(payerAccounts.id, next));
}

/** Tells the agency's owners and finance people. */
async function tellPayers(tx: Tx, payer: Payer): Promise<void> {
  if (payer.kind === 'AGENCY') await tellMoneyPeople(tx, payer.agencyId, 'payerAccount');
}

const inUse = (payer: Payer, id: string) =>
  and(eq(payerAccounts.id, id), accountsOf(payer), isNull(payerAccounts.archivedAt));

/** One default, and no number twice: accounts of a payer change one after the other. */
const lockAccounts = (tx: Tx, { agencyId }: Payer) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payer accounts ${agencyId}`}, 0))`);

function checkedOwn(bankId: number, layout: string, typed: Readonly<Record<string, string>> = {}) {
  const own = ownTexts(typed);
  const problems = layoutProblems(bankId, layout, own ?? {});
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return own;
}
