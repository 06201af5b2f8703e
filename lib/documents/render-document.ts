import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { files } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import type { Verification } from '@/lib/pdf/verification';
import { database } from '@/lib/platform/database';
import { transact } from '@/lib/platform/transaction';
import { deleteFile } from '@/lib/storage/change-file';
import { safeName } from '@/lib/storage/file-name';
import { findFile } from '@/lib/storage/open-file';
import { type FileRow, insertFile, type StoredBytes, storeBytes } from '@/lib/storage/put-file';
import type { DocumentRow, DocumentSettings } from './document-settings';
import { drawPdf } from './draw-pdf';
import { recordSeal } from './sealing/record-seal';
import { type SealedPdf, sealDocument } from './sealing/seal-document';
import { verificationOf } from './verification/document-code';

export type Preview = { readonly bytes: Buffer; readonly name: string };

/**
 * Returns the stored PDF of a row, drawn at the first call: of several who draw it at once, one is kept and all get that
 * one. A PDF whose file is lost is drawn again, one whose time of keeping is over is not. Throws NOT_FOUND, RATE_LIMITED, and UNAVAILABLE when it cannot be drawn
 * now.
 */
export async function renderDocument<Row extends DocumentRow, Content>(
  settings: DocumentSettings<Row, Content>,
  actor: Actor,
  id: string,
): Promise<FileRow> {
  const row = await settings.find(actor, id);
  if (settings.isDraft?.(row)) throw new Error('the PDF of a draft is not kept');
  const known = row.pdfFileId ? await findFile(row.pdfFileId) : null;
  if (known) return known;
  if (row.pdfFileId && (await wasRetired(row.pdfFileId))) throw notFound('errors.document.retired');
  const kept = await (actor.kind === 'job' ? drawOnce : drawAndKeep)(settings, actor, row);
  return kept ?? renderDocument(settings, actor, id);
}

/**
 * What jobs of this process draw now. The job of a document and the mail that carries it begin at the same time, and
 * drawing and sealing is the dearest step of both. What two processes draw at once, `keepFirst` decides.
 */
const drawnByJobs = new Map<string, Promise<FileRow | null>>();

function drawOnce<Row extends DocumentRow, Content>(
  settings: DocumentSettings<Row, Content>,
  actor: Actor,
  row: Row,
): Promise<FileRow | null> {
  const key = [settings.kind, row.id, row.pdfFileId, row.updatedAt.getTime()].join(' ');
  const drawing =
    drawnByJobs.get(key) ?? drawAndKeep(settings, actor, row).finally(() => drawnByJobs.delete(key));
  drawnByJobs.set(key, drawing);
  return drawing;
}

/** Null when somebody else kept theirs meanwhile: the row is to be read again. */
async function drawAndKeep<Row extends DocumentRow, Content>(
  settings: DocumentSettings<Row, Content>,
  actor: Actor,
  row: Row,
): Promise<FileRow | null> {
  const { bytes, name } = await draw(settings, actor, row, await verificationOf(settings.kind, row.id));
  const sealed = await sealDocument(bytes);
  const stored = await storeBytes({
    ...settings.subject?.(row),
    kind: settings.fileKind,
    agencyId: row.agencyId,
    mime: 'application/pdf',
    name,
    bytes: sealed.bytes,
  });
  const contentHash = await settings.hash(row, actor);
  return transact((tx) => keepFirst(tx, settings, row, stored, { ...sealed, contentHash }));
}

/** Deleted because the law does not have it kept any longer. */
async function wasRetired(fileId: string): Promise<boolean> {
  return (await database().$count(files, and(eq(files.id, fileId), isNotNull(files.retiredAt)))) > 0;
}

/** Returns the PDF as it would be drawn now, and keeps it nowhere. Throws as `renderDocument` does. */
export async function previewDocument<Row extends DocumentRow, Content>(
  settings: DocumentSettings<Row, Content>,
  actor: Actor,
  id: string,
): Promise<Preview> {
  return draw(settings, actor, await settings.find(actor, id), null);
}

async function draw<Row extends DocumentRow, Content>(
  { name, content, drawing }: DocumentSettings<Row, Content>,
  actor: Actor,
  row: Row,
  verification: Verification | null,
): Promise<Preview> {
  const bytes = await drawPdf(actor, drawing, { ...(await content(row, actor)), verification });
  return { bytes, name: safeName(`${name(row)}.pdf`) };
}

/** Null when somebody else kept theirs meanwhile: these bytes go with the deleted files. */
async function keepFirst<Row extends DocumentRow, Content>(
  tx: Tx,
  { table, kind, isSame, send }: DocumentSettings<Row, Content>,
  row: Row,
  stored: StoredBytes,
  { certificateId, timeStampedAt, contentHash }: Omit<SealedPdf, 'bytes'> & { readonly contentHash: string },
): Promise<FileRow | null> {
  const file = await insertFile(tx, stored);
  const unchanged = row.pdfFileId ? eq(table.pdfFileId, row.pdfFileId) : isNull(table.pdfFileId);
  const [first] = await tx
    .update(table)
    .set({ pdfFileId: file.id, updatedAt: row.updatedAt })
    .where(and(eq(table.id, row.id), unchanged, isSame?.(row)))
    .returning({ id: table.id });
  if (!first) {
    await deleteFile(tx, file.id);
    return null;
  }
  const of = { kind, documentId: row.id, agencyId: row.agencyId };
  await recordSeal(tx, { ...of, contentHash, certificateId, timeStampedAt }, file);
  if (!row.pdfFileId) await send?.(tx, row);
  return file;
}
