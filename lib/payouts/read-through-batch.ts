import type { Actor } from '@/lib/core/actor';
import { recordAudit } from '@/lib/platform/audit';
import { decrypt } from '@/lib/platform/encryption';
import { transact } from '@/lib/platform/transaction';
import type { FileRow } from '@/lib/storage/put-file';
import { readStored } from '@/lib/storage/read-stored';
import type { Batch } from './lock-batch';

export type ReadFile = { readonly name: string; readonly mime: string; readonly bytes: Buffer };

/** A file that only its batch leads to, in clear; the reading is in the audit trail. The caller has asked the policy. */
export async function readThroughBatch(
  actor: Actor,
  { batch, file }: { readonly batch: Batch; readonly file: FileRow },
): Promise<ReadFile> {
  const stored = await readStored(file.key);
  await transact((tx) =>
    recordAudit(tx, actor, 'payout-batch.download', batch, {
      detail: { fileId: file.id, sha256: file.sha256 },
    }),
  );
  return { name: file.name, mime: file.mime, bytes: file.encrypted ? decrypt(stored, file.key) : stored };
}
