import { once } from 'node:events';
import { ReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { and, eq, isNull } from 'drizzle-orm';
import { files } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { recordAudit } from '@/lib/platform/audit';
import { database } from '@/lib/platform/database';
import { decrypt } from '@/lib/platform/encryption';
import { transact } from '@/lib/platform/transaction';
import { disk } from './disk';
import { mayOpenFile } from './policy';
import type { FileRow } from './put-file';

export type OpenedFile = { readonly file: FileRow; readonly body: Readable };

/** The row of a file that is not deleted, or null; also null for what is not an id. */
export async function findFile(fileId: string): Promise<FileRow | null> {
  if (!isUuid(fileId)) return null;
  const [row] = await database()
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), isNull(files.deletedAt)));
  return row ?? null;
}

/** The row, when this actor may open the file. Throws the same NOT_FOUND whether it is missing or somebody else's. */
export async function reachableFile(actor: Actor, fileId: string): Promise<FileRow> {
  const file = await findFile(fileId);
  if (!file || !mayOpenFile(actor, file)) throw notFound();
  return file;
}

/** The plain bytes of a file, whoever asks: for jobs and renderers, which have their own reason to read. */
export async function readFileBytes(file: FileRow): Promise<Buffer> {
  const stored = await buffer(await disk().getStream(file.key));
  return file.encrypted ? decrypt(stored, file.key) : stored;
}

/** Resolves once the first byte can be read, so that a missing file is an error and not a cut answer. */
async function readableStream(key: string): Promise<Readable> {
  const stream = await disk().getStream(key);
  if (stream instanceof ReadStream && stream.pending) await once(stream, 'open');
  return stream;
}

/**
 * Opens a file that the caller has decided this actor may see (a contract page, for its own PDF). The opening of a
 * sensitive document is written to the audit trail before the first byte leaves.
 */
export async function openStoredFile(actor: Actor, file: FileRow): Promise<OpenedFile> {
  if (!file.encrypted) return { file, body: await readableStream(file.key) };
  const bytes = await readFileBytes(file);
  await transact((tx) =>
    recordAudit(tx, actor, {
      agencyId: file.agencyId,
      entity: 'file',
      entityId: file.id,
      action: 'open',
      detail: { kind: file.kind },
    }),
  );
  return { file, body: Readable.from([bytes], { objectMode: false }) };
}

/** Opens a file for an actor, or throws NOT_FOUND: see `mayOpenFile` for who may. */
export async function openFile(actor: Actor, fileId: string): Promise<OpenedFile> {
  return openStoredFile(actor, await reachableFile(actor, fileId));
}
