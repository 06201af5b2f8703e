import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import type { claims, contracts, quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { keepFirst } from '@/lib/storage/keep-first';
import { findFile } from '@/lib/storage/open-file';
import { type FileRow, type NewFile, storeBytes } from '@/lib/storage/put-file';
import { type DocumentKind, drawDocument } from './draw-document';

/** Tables whose rows have a PDF. */
type Documented = typeof quotations | typeof contracts | typeof claims;

export type DocumentRow = {
  readonly id: string;
  /** The PDF that is kept; null before the first. */
  readonly pdfFileId: string | null;
  /** Stays what it was: keeping a PDF changes nothing that people wrote. */
  readonly updatedAt: Date;
};

/** What the stored file is of, besides its kind. */
export type DocumentFile = Pick<NewFile, 'name' | 'agencyId' | 'talentId' | 'eventId'>;

type Request<Content> = {
  readonly table: Documented;
  readonly kind: DocumentKind<Content>;
  readonly row: DocumentRow;
  readonly file: DocumentFile;
  /** Read only when it has to be drawn. */
  readonly content: () => Content | Promise<Content>;
  /** Queues what follows the first PDF, in the transaction that keeps it; not again when a lost file is made anew. */
  readonly afterFirst?: (tx: Tx) => Promise<void>;
};

/**
 * The stored PDF of a row, drawn once: null when somebody else kept theirs meanwhile, and the row is to be read again.
 * One whose file is lost is made anew. The caller has decided that the actor may have it. Throws RATE_LIMITED, and
 * UNAVAILABLE when it cannot be drawn now.
 */
export async function keepDocument<Content>(
  actor: Actor,
  { table, kind, row, file, content, afterFirst }: Request<Content>,
): Promise<FileRow | null> {
  const kept = row.pdfFileId ? await findFile(row.pdfFileId) : null;
  if (kept) return kept;
  const bytes = await drawDocument(actor, kind, await content());
  const stored = await storeBytes({ ...file, kind: kind.kind, mime: 'application/pdf', bytes });
  return keepFirst(stored, async (tx, { id: pdfFileId }) => {
    const unchanged = row.pdfFileId ? eq(table.pdfFileId, row.pdfFileId) : isNull(table.pdfFileId);
    const [first] = await tx
      .update(table)
      .set({ pdfFileId, updatedAt: row.updatedAt })
      .where(and(eq(table.id, row.id), unchanged))
      .returning({ id: table.id });
    if (!first) return false;
    if (!row.pdfFileId) await afterFirst?.(tx);
    return true;
  });
}
