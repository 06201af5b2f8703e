import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { files } from '@/db/schema';
import { notFound } from '@/lib/core/errors';
import { currentTime } from '@/lib/platform/clock';
import type { FileRow } from './put-file';

/**
 * Publishes a file under its permanent address (an approved photo, a logo) or takes it back. The caller has decided
 * that the actor may. Throws NOT_FOUND when it is deleted, or sensitive and so never public.
 */
export async function setFileVisibility(
  tx: Tx,
  fileId: string,
  visibility: FileRow['visibility'],
): Promise<FileRow> {
  const [row] = await tx
    .update(files)
    .set({ visibility })
    .where(and(eq(files.id, fileId), eq(files.encrypted, false), isNull(files.deletedAt)))
    .returning();
  if (!row) throw notFound();
  return row;
}

/** Makes a file unreachable at once; its bytes go a week later. Harmless to repeat. */
export async function deleteFile(tx: Tx, fileId: string): Promise<void> {
  await tx
    .update(files)
    .set({ deletedAt: currentTime() })
    .where(and(eq(files.id, fileId), isNull(files.deletedAt)));
}
