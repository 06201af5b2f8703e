import type { Tx } from '@/db/client';
import { documentSeals } from '@/db/schema';
import type { FileRow } from '@/lib/storage/put-file';

type Sealed = Omit<typeof documentSeals.$inferInsert, 'id' | 'fileId' | 'sha256' | 'createdAt'>;

/** Records the SHA-256 of a document's finished bytes, by which whoever holds them finds what they are. */
export async function recordSeal(tx: Tx, sealed: Sealed, { id, sha256 }: Pick<FileRow, 'id' | 'sha256'>) {
  await tx.insert(documentSeals).values({ ...sealed, fileId: id, sha256 });
}
