import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { files, payoutBatches } from '@/db/schema';
import { mayPayInPerson, type Payer } from '@/lib/claims/policy';
import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { conflict, notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { decrypt } from '@/lib/platform/encryption';
import { transact } from '@/lib/platform/transaction';
import { putFile } from '@/lib/storage/put-file';
import { findAccount, payerNames } from './accounts/queries';
import { findLayout, type Layout, needsSourceAccount } from './bank-files/layouts';
import { sumOf, writeBankFile } from './bank-files/write-file';
import { PAYOUT_FILE } from './file-kinds';
import { type Batch, type BatchItem, holdBatch, itemsOf, ofPayer } from './hold-batch';
import { change } from './move-batch';
import { type ReadFile, readThroughBatch } from './read-through-batch';
import { openAccounts, type PayAccount } from './take-claims';

/**
 * Makes the file by which the bank pays an approved batch, once: it is kept encrypted with its SHA-256. Opening the
 * accounts is in the audit trail. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, and CONFLICT when the batch is not
 * approved, its sum is not its control total, an account is not the one that was approved, or its bank is told from which
 * account it pays and the batch has none.
 */
export async function exportBatch(actor: Actor, id: string): Promise<Batch> {
  const payer = mayPayInPerson(actor);
  return transact(async (tx) => {
    const batch = await holdBatch(tx, payer, id, 'export');
    const layout = findLayout(batch.layout);
    if (!layout) throw conflict('errors.payout.export');
    const items = await itemsOf(tx, id);
    const accounts = await openAccounts(
      tx,
      items.map(({ claimId }) => claimId),
    );
    if (items.length !== batch.itemCount || sumOf(items) !== batch.total)
      throw conflict('errors.payout.totals');
    const now = currentTime();
    const file = await writeBankFile(layout, {
      currency: batch.currencyCode,
      day: isoDateInZone(now, DEFAULT_TIME_ZONE).replaceAll('-', ''),
      number: String(batch.number),
      ...(await paidFrom(tx, payer, batch, layout)),
      items: items.map((item) => fileItem(item, accounts.get(item.claimId))),
    });
    const fileHash = createHash('sha256').update(file.bytes).digest('hex');
    const kept = await putFile(tx, {
      kind: PAYOUT_FILE,
      // Read through its batch alone: nobody opens it by its id.
      agencyId: null,
      ownerId: payer.userId,
      bytes: file.bytes,
      mime: file.mime,
      name: `lote-${batch.number}.${file.extension}`,
    });
    return change(tx, actor, batch, 'export', {
      exportedBy: payer.userId,
      exportedAt: now,
      fileId: kept.id,
      fileHash,
    });
  });
}

function fileItem(item: BatchItem, account: PayAccount | undefined) {
  const isApproved = account?.accountLastDigits === item.accountLastDigits && account.bankId === item.bankId;
  if (!account || !isApproved || account.problem || !account.bankCode)
    throw conflict('errors.payout.accounts');
  const { claim, bankCode, number, accountType } = account;
  return {
    amount: item.amount,
    name: claim.name,
    identification: claim.identification,
    bankCode,
    account: number,
    accountType,
    email: claim.email,
    reference: `CC ${claim.number}`,
  };
}

/**
 * Who pays, from which account: the batch's own, as its bank knows it. Throws CONFLICT where the layout tells the account
 * and the batch has none.
 */
async function paidFrom(tx: Tx, payer: Payer, batch: Batch, layout: Layout) {
  const account = batch.sourceAccountId && (await findAccount(tx, payer, batch.sourceAccountId));
  if (!account) {
    if (needsSourceAccount(layout)) throw conflict('errors.payout.needsAccount');
    return { ...(await payerNames(tx, payer)), sourceAccount: '', sourceAccountType: '', own: {} };
  }
  return {
    payerTaxId: account.taxId,
    payerName: account.holder,
    sourceAccount: decrypt(account.accountEncrypted, account.id),
    sourceAccountType: account.accountType,
    own: account.layout === layout.key ? (account.layoutOverrides ?? {}) : {},
  };
}

/** The file of a batch, as it was made, with its name; each reading is in the audit trail. Throws as `exportBatch`. */
export async function readBatchFile(actor: Actor, id: string): Promise<ReadFile> {
  const payer = mayPayInPerson(actor);
  const [row] = isUuid(id)
    ? await database()
        .select({ batch: payoutBatches, file: files })
        .from(payoutBatches)
        .innerJoin(files, eq(files.id, payoutBatches.fileId))
        .where(and(eq(payoutBatches.id, id), ofPayer(payer)))
    : [];
  if (!row) throw notFound('errors.payout.notFound');
  return readThroughBatch(actor, row);
}
