import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { claims, payoutBatches, payoutItems } from '@/db/schema';
import { secondApprovalOver } from '@/lib/claims/payments/second-approval';
import { mayPayClaims, mayPayInPerson, type Payer } from '@/lib/claims/policy';
import type { Actor } from '@/lib/core/actor';
import { AppError, conflict, notFound } from '@/lib/core/errors';
import { anyOf } from '@/lib/platform/any-of';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type SetBatchAccountInput, setBatchAccountInput } from './accounts/inputs';
import { findAccount, findDefaultAccount } from './accounts/queries';
import { findLayout } from './bank-files/layouts';
import { fileContent, paidFrom, requireSayable } from './file-of-batch';
import {
  type ChangeItemsInput,
  type CreateBatchesInput,
  changeItemsInput,
  createBatchesInput,
  type SetLayoutInput,
  setLayoutInput,
} from './inputs';
import { type Batch, itemsOf, lockBatch, ofPayer } from './lock-batch';
import { groupsOf } from './rules';
import { openAccounts, putInBatch, takeClaims } from './take-claims';

const FIRST_LAYOUT = 'csv';

/**
 * Makes a draft of approved claims for each currency, and for each bank where asked, with what is left of each claim.
 * Throws INVALID, UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, and CONFLICT when one cannot be paid now.
 */
export async function createBatches(actor: Actor, input: CreateBatchesInput): Promise<Batch[]> {
  const payer = mayPayClaims(actor);
  const { claimIds, byBank } = parseInput(createBatchesInput, input);
  return transact(async (tx) => {
    const taken = await takeClaims(tx, payer, claimIds);
    const source = await findDefaultAccount(tx, payer);
    const over = await secondApprovalOver(tx, payer);
    const made: Batch[] = [];
    for (const group of groupsOf(taken, byBank)) {
      const [batch] = await tx
        .insert(payoutBatches)
        .values({
          payerKind: payer.kind,
          agencyId: payer.agencyId,
          number: await nextNumber(tx, payer),
          currencyCode: group[0]?.currencyCode ?? '',
          sourceAccountId: source?.id ?? null,
          layout: source?.layout ?? FIRST_LAYOUT,
          secondApprovalOver: over,
          createdBy: payer.userId,
        })
        .returning();
      if (!batch) throw new Error('insert returned nothing');
      await putInBatch(tx, payer, batch.id, group);
      await recordAudit(tx, actor, 'payout-batch.create', batch, {
        to: 'DRAFT',
        detail: { claims: group.length },
      });
      made.push(batch);
    }
    return made;
  });
}

async function nextNumber(tx: Tx, payer: Payer): Promise<number> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`payout batches ${payer.agencyId}`}, 0))`,
  );
  const [last] = await tx
    .select({ number: payoutBatches.number })
    .from(payoutBatches)
    .where(ofPayer(payer))
    .orderBy(desc(payoutBatches.number))
    .limit(1);
  return (last?.number ?? 0) + 1;
}

/** Puts more approved claims of its currency into a draft. Throws as `createBatches`. */
export async function addToBatch(actor: Actor, input: ChangeItemsInput): Promise<Batch> {
  const payer = mayPayClaims(actor);
  const { id, claimIds } = parseInput(changeItemsInput, input);
  return transact(async (tx) => {
    const batch = await lockBatch(tx, payer, id, 'submit');
    const taken = await takeClaims(tx, payer, claimIds);
    if (taken.some(({ currencyCode }) => currencyCode !== batch.currencyCode)) {
      throw conflict('errors.payout.otherCurrency');
    }
    await putInBatch(tx, payer, id, taken);
    await recordAudit(tx, actor, 'payout-batch.add', batch, { detail: { claims: taken.length } });
    return batch;
  });
}

/** Takes claims out of a draft: they may be paid otherwise. Throws INVALID, UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT. */
export async function removeFromBatch(actor: Actor, input: ChangeItemsInput): Promise<Batch> {
  const payer = mayPayClaims(actor);
  const { id, claimIds } = parseInput(changeItemsInput, input);
  return transact(async (tx) => {
    const batch = await lockBatch(tx, payer, id, 'submit');
    const gone = await tx
      .delete(payoutItems)
      .where(and(eq(payoutItems.batchId, id), anyOf(payoutItems.claimId, claimIds)))
      .returning({ claimId: payoutItems.claimId });
    const ids = gone.map(({ claimId }) => claimId);
    await tx.update(claims).set({ payoutBatchId: null }).where(anyOf(claims.id, ids));
    await recordAudit(tx, actor, 'payout-batch.remove', batch, { detail: { claims: ids.length } });
    return batch;
  });
}

/** Chooses the layout of the bank's file, while there is none. Throws INVALID, UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT. */
export async function setBatchLayout(actor: Actor, input: SetLayoutInput): Promise<Batch> {
  const payer = mayPayClaims(actor);
  const { id, layout } = parseInput(setLayoutInput, input);
  if (!findLayout(layout)) throw new AppError('INVALID', 'errors.invalid', { layout: 'validation.option' });
  return transact(async (tx) => {
    const batch = await lockBatch(tx, payer, id);
    if (!hasNoFile(batch)) throw conflict('errors.payout.export');
    await requireLayout(tx, actor, payer, batch, layout);
    const [row] = await tx.update(payoutBatches).set({ layout }).where(eq(payoutBatches.id, id)).returning();
    await recordAudit(tx, actor, 'payout-batch.layout', batch, { detail: { layout } });
    return row ?? batch;
  });
}

/**
 * Chooses from which account a batch is paid, and with it the file of that account's bank, while there is none. Throws
 * INVALID, UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, also for another payer's account, and CONFLICT.
 */
export async function setBatchAccount(actor: Actor, input: SetBatchAccountInput): Promise<Batch> {
  const payer = mayPayInPerson(actor);
  const { id, accountId } = parseInput(setBatchAccountInput, input);
  return transact(async (tx) => {
    const batch = await lockBatch(tx, payer, id);
    if (!hasNoFile(batch)) throw conflict('errors.payout.export');
    const account = accountId === null ? null : await findAccount(tx, payer, accountId);
    if (accountId !== null && !account) throw notFound('errors.payerAccount.notFound');
    const layout = account?.layout ?? FIRST_LAYOUT;
    await requireLayout(tx, actor, payer, { ...batch, sourceAccountId: accountId }, layout);
    const [row] = await tx
      .update(payoutBatches)
      .set({ sourceAccountId: accountId, layout })
      .where(eq(payoutBatches.id, id))
      .returning();
    await recordAudit(tx, actor, 'payout-batch.account', batch, { detail: { accountId } });
    return row ?? batch;
  });
}

/** Throws CONFLICT for a layout of another bank than the account's, or, once a batch is closed, one that cannot say it. */
async function requireLayout(tx: Tx, actor: Actor, payer: Payer, batch: Batch, key: string): Promise<void> {
  const layout = findLayout(key);
  if (!layout) return;
  if (batch.sourceAccountId) await paidFrom(tx, payer, batch, layout);
  if (batch.state === 'DRAFT') return;
  const items = await itemsOf(tx, batch.id);
  const accounts = await openAccounts(
    tx,
    items.map(({ claimId }) => claimId),
  );
  await recordAudit(tx, actor, 'payout-batch.open-accounts', batch, { detail: { claims: items.length } });
  requireSayable(layout, fileContent(batch, items, accounts));
}

const hasNoFile = ({ state }: Batch): boolean => ['DRAFT', 'SUBMITTED', 'APPROVED'].includes(state);
