import { once } from 'node:events';
import { ReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { claims, files, talentContributions, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { recordAudit } from '@/lib/platform/audit';
import { database } from '@/lib/platform/database';
import { decrypt } from '@/lib/platform/encryption';
import { transact } from '@/lib/platform/transaction';
import { disk, isLocalDisk } from './disk';
import { failedStorage } from './failed-storage';
import { mayOpenFile } from './policy';
import type { FileRow } from './put-file';
import { readStored, sameAsStored } from './read-stored';
import { registeredKind } from './registered-kinds';
import { type FileKind, isAuditedWhenOpened } from './rules';

export type OpenedFile = { readonly file: FileRow; readonly kind: FileKind; readonly body: Readable };

/** The row of a file that is not deleted, or null; also null for what is not an id. */
export async function findFile(fileId: string): Promise<FileRow | null> {
  if (!isUuid(fileId)) return null;
  const [row] = await database()
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), isNull(files.deletedAt)));
  return row ?? null;
}

/** Returns the row of a file that the actor may open. Throws NOT_FOUND, also for somebody else's file. */
export async function getFile(actor: Actor, fileId: string): Promise<FileRow> {
  const file = await findFile(fileId);
  if (!file) throw notFound();
  const kind = registeredKind(file.kind);
  const asksForKeeper =
    actor.kind === 'agencyUser' && kind.isKeepers === true && file.visibility !== 'PUBLIC';
  const keptByAgencyId = asksForKeeper ? await findKeeper(file.talentId) : null;
  const isForPayer =
    actor.kind === 'agencyUser' && kind.isPayers === true && (await isPayer(actor.agencyId, file.id));
  if (!mayOpenFile(actor, { ...file, kind, keptByAgencyId, isForPayer })) throw notFound();
  return file;
}

/** The agency that brought a talent who has not come in yet; null for none. */
async function findKeeper(talentId: string | null): Promise<string | null> {
  if (!talentId) return null;
  const [row] = await database()
    .select({ agencyId: talents.broughtByAgencyId })
    .from(talents)
    .where(and(eq(talents.id, talentId), isNull(talents.passwordHash)));
  return row?.agencyId ?? null;
}

/** True when an agency was sent a claim of the month of a planilla, or of the one after it, until which it serves. */
async function isPayer(agencyId: string, fileId: string): Promise<boolean> {
  const [row] = await database()
    .select({ id: claims.id })
    .from(talentContributions)
    .innerJoin(claims, eq(claims.talentId, talentContributions.talentId))
    .where(
      and(
        eq(talentContributions.fileId, fileId),
        eq(claims.agencyId, agencyId),
        sql`date_trunc('month', ${claims.date}) in (to_date(${talentContributions.period}, 'YYYY-MM'), to_date(${talentContributions.period}, 'YYYY-MM') + interval '1 month')`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

/**
 * The plain bytes of a file, whoever asks: for jobs and renderers, which have their own reason to read. Throws
 * UNAVAILABLE when storage does not give those that were stored.
 */
export async function readFileBytes(file: FileRow): Promise<Buffer> {
  try {
    const stored = await readStored(file.key);
    return sameAsStored(file.encrypted ? decrypt(stored, file.key) : stored, file.sha256);
  } catch (error) {
    throw failedStorage(error);
  }
}

/** The same, or null where storage has nothing under the file's key. Throws UNAVAILABLE for any other failure. */
export async function readFileIfThere(file: FileRow): Promise<Buffer | null> {
  try {
    return await readFileBytes(file);
  } catch (error) {
    const isThere = await disk()
      .exists(file.key)
      .catch(() => true);
    if (isThere) throw error;
    return null;
  }
}

/** Resolves once the first byte can be read, so that a missing file is an error and not a cut answer. */
async function readableStream(key: string): Promise<Readable> {
  const stream = await disk().getStream(key);
  if (stream instanceof ReadStream && stream.pending) await once(stream, 'open');
  return stream;
}

/**
 * Opens a file that the caller has decided this actor may see (a contract page, for its own PDF). The opening of a
 * personal document is written to the audit trail before the first byte leaves.
 */
export async function openStoredFile(actor: Actor, file: FileRow, kind: FileKind): Promise<OpenedFile> {
  const body = await bodyOf(file);
  if (!isAuditedWhenOpened(kind)) return { file, kind, body };
  await transact((tx) => recordAudit(tx, actor, 'file.open', file, { detail: { kind: file.kind } }));
  return { file, kind, body };
}

/** Returns the bytes of a file. Those from a network are checked whole before the first one is passed on. */
async function bodyOf(file: FileRow): Promise<Readable> {
  if (!file.encrypted && isLocalDisk()) {
    return readableStream(file.key).catch((error: unknown) => {
      throw failedStorage(error);
    });
  }
  return Readable.from([await readFileBytes(file)], { objectMode: false });
}

/** Opens a file for an actor, or throws NOT_FOUND: see `mayOpenFile` for who may. */
export async function openFile(actor: Actor, fileId: string): Promise<OpenedFile> {
  const file = await getFile(actor, fileId);
  return openStoredFile(actor, file, registeredKind(file.kind));
}
