import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { files, payoutBatches } from '@/db/schema';
import { mayPayClaims, type Payer } from '@/lib/claims/policy';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { transact } from '@/lib/platform/transaction';
import { deleteFile } from '@/lib/storage/change-file';
import { inspectPaper } from '@/lib/storage/inspect-paper';
import { type FileRow, storeBytes } from '@/lib/storage/put-file';
import { insertUpload } from '@/lib/storage/quota';
import { PAYOUT_PROOF } from '../file-kinds';
import { type Batch, lockBatch, ofPayer } from '../lock-batch';
import { type ReadFile, readThroughBatch } from '../read-through-batch';

type Given = { readonly batchId: string; readonly name: string; readonly bytes: Buffer };

/**
 * Keeps the bank's proof of a batch that was settled, encrypted, in place of the one before. It is the payer's alone: it
 * may name everybody whom the batch pays. Throws INVALID (`upload.…`), UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, and CONFLICT
 * while the batch is not closed.
 */
export async function keepBatchProof(
  actor: Actor,
  { batchId, name, bytes }: Given,
): Promise<Pick<FileRow, 'id' | 'name' | 'size'>> {
  const payer = mayPayClaims(actor);
  await transact((tx) => lockSettled(tx, payer, batchId));
  const paper = await inspectPaper(name, bytes);
  const stored = await storeBytes({
    kind: PAYOUT_PROOF,
    // Read through its batch alone: nobody opens it by its id.
    agencyId: null,
    ownerId: payer.userId,
    ...paper,
  });
  return transact(async (tx) => {
    const batch = await lockSettled(tx, payer, batchId);
    const file = await insertUpload(tx, stored, [PAYOUT_PROOF]);
    if (batch.proofFileId) await deleteFile(tx, batch.proofFileId);
    await tx
      .update(payoutBatches)
      .set({ proofFileId: file.id, updatedAt: currentTime() })
      .where(eq(payoutBatches.id, batchId));
    await recordAudit(tx, actor, 'payout-batch.prove', batch, { detail: { fileId: file.id } });
    return { id: file.id, name: file.name, size: file.size };
  });
}

async function lockSettled(tx: Tx, payer: Payer, id: string): Promise<Batch> {
  const batch = await lockBatch(tx, payer, id);
  if (batch.state !== 'CLOSED') throw conflict('errors.payout.prove');
  return batch;
}

/** The proof of a batch, with its name; each reading is in the audit trail. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export async function readBatchProof(actor: Actor, id: string): Promise<ReadFile> {
  const payer = mayPayClaims(actor);
  const [row] = isUuid(id)
    ? await database()
        .select({ batch: payoutBatches, file: files })
        .from(payoutBatches)
        .innerJoin(files, eq(files.id, payoutBatches.proofFileId))
        .where(and(eq(payoutBatches.id, id), ofPayer(payer)))
    : [];
  if (!row) throw notFound('errors.payout.notFound');
  return readThroughBatch(actor, row);
}
