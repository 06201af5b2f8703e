import type { Tx } from '@/db/client';
import { transact } from '@/lib/platform/transaction';
import { deleteFile } from './change-file';
import { type FileRow, insertFile, type StoredBytes } from './put-file';

/**
 * Gives a document its row if `take`, which writes it to what it belongs to, tells that it is the first. Null for the
 * others that were made at the same time, whose bytes go with the deleted files.
 */
export async function keepFirst(
  stored: StoredBytes,
  take: (tx: Tx, file: FileRow) => Promise<boolean>,
): Promise<FileRow | null> {
  return transact(async (tx) => {
    const file = await insertFile(tx, stored);
    if (await take(tx, file)) return file;
    await deleteFile(tx, file.id);
    return null;
  });
}
