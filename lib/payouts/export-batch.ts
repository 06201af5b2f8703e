import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { files, payoutBatches } from '@/db/schema';
import { mayPayInPerson } from '@/lib/claims/policy';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { transact } from '@/lib/platform/transaction';
import { putFile } from '@/lib/storage/put-file';
import { sumOf } from './bank-files/file-content';
import { findLayout } from './bank-files/layouts';
import { writeBankFile } from './bank-files/write-file';
import { PAYOUT_FILE } from './file-kinds';
import { fileContent, paidFrom, requireWholeSayable } from './file-of-batch';
import { type Batch, type BatchItem, itemsOf, lockBatch, ofPayer } from './lock-batch';
import { change } from './move-batch';
import { type ReadFile, readThroughBatch } from './read-through-batch';
import { openAccounts, type PayAccount } from './take-claims';

/**
 * Makes the file by which the bank pays an approved batch, once: it is kept encrypted with its SHA-256. Opening the
 * accounts is in the audit trail. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, and CONFLICT when the batch is not
 * approved, its sum is not its control total, an account is not the one that was approved, its bank is told from which
 * account it pays and the batch has none, or the layout cannot say all of it.
 */
export async function exportBatch(actor: Actor, id: string): Promise<Batch> {
  const payer = mayPayInPerson(actor);
  return transact(async (tx) => {
    const batch = await lockBatch(tx, payer, id, 'export');
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
    if (items.some((item) => !isApproved(item, accounts.get(item.claimId))))
      throw conflict('errors.payout.accounts');
    const content = {
      ...fileContent(batch, items, accounts),
      ...(await paidFrom(tx, payer, batch, layout)),
    };
    requireWholeSayable(layout, content);
    const file = await writeBankFile(layout, content);
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

/** The account is the one that was approved. */
const isApproved = (item: BatchItem, account: PayAccount | undefined): boolean =>
  account?.accountLastDigits === item.accountLastDigits && account.bankId === item.bankId;

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
