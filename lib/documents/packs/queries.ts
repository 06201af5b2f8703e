import { and, asc, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { agencies, documentCodes, documentSeals, events, files, quotations, talents } from '@/db/schema';
import type { AgencyActor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { QUOTATION } from '@/lib/core/states';
import { database } from '@/lib/platform/database';
import { fullNameOrNull } from '@/lib/platform/full-name';
import { mayOpenFile } from '@/lib/storage/policy';
import type { FileRow } from '@/lib/storage/put-file';
import { registeredKind } from '@/lib/storage/registered-kinds';

/** A file of an event, with whose it is; sealed ones with their document. */
export type PackedFile = {
  readonly file: FileRow;
  readonly talentName: string | null;
  readonly sealed: {
    readonly kind: string;
    readonly documentId: string;
    readonly code: string | null;
    /** A later PDF of the same document took its place. */
    readonly isReplaced: boolean;
  } | null;
};

/** An event of the agency and what its pack is named after. Throws NOT_FOUND, alike for another agency's. */
export async function findPackedEvent({ agencyId }: AgencyActor, eventId: string) {
  if (!isUuid(eventId)) throw notFound('errors.event.notFound');
  const [event] = await database()
    .select({
      id: events.id,
      agencyId: events.agencyId,
      name: events.name,
      quotationId: events.quotationId,
      agencyName: agencies.name,
    })
    .from(events)
    .innerJoin(agencies, eq(agencies.id, events.agencyId))
    .where(and(eq(events.id, eventId), eq(events.agencyId, agencyId)));
  if (!event) throw notFound('errors.event.notFound');
  return event;
}

type PackedEvent = Awaited<ReturnType<typeof findPackedEvent>>;

/**
 * Lists every private file about an event that the actor may open, whatever its kind, and the PDFs of its quotation and of the accepted ones that add to it: a
 * kind that a domain adds comes by itself. In the order in which they were made. Two statements.
 */
export async function listPackedFiles(
  actor: AgencyActor,
  { id, quotationId }: PackedEvent,
): Promise<PackedFile[]> {
  const db = database();
  const first = quotationId ?? id;
  const accepted = and(eq(quotations.additionOf, first), eq(quotations.stateId, QUOTATION.ACCEPTED));
  const own = union(
    db.select({ id: files.id }).from(files).where(eq(files.eventId, id)),
    db
      .select({ id: documentSeals.fileId })
      .from(documentSeals)
      .where(
        and(
          eq(documentSeals.kind, 'quotation'),
          inArray(
            documentSeals.documentId,
            db
              .select({ id: quotations.id })
              .from(quotations)
              .where(or(eq(quotations.id, first), accepted)),
          ),
        ),
      ),
  );
  const rows = await db
    .select({
      file: getTableColumns(files),
      talentName: fullNameOrNull(talents),
    })
    .from(files)
    .leftJoin(talents, eq(talents.id, files.talentId))
    .where(
      and(
        eq(files.agencyId, actor.agencyId),
        eq(files.visibility, 'PRIVATE'),
        isNull(files.deletedAt),
        inArray(files.id, own),
      ),
    )
    .orderBy(asc(files.createdAt), asc(files.id));
  const open = rows.filter(({ file }) => mayOpenFile(actor, { ...file, kind: registeredKind(file.kind) }));
  const sealed = await sealsOf(open.map(({ file }) => file.id));
  return open.map((row) => ({ ...row, sealed: sealed.get(row.file.id) ?? null }));
}

async function sealsOf(fileIds: readonly string[]): Promise<Map<string, NonNullable<PackedFile['sealed']>>> {
  if (fileIds.length === 0) return new Map();
  const rows = await database()
    .select({
      fileId: documentSeals.fileId,
      kind: documentSeals.kind,
      documentId: documentSeals.documentId,
      code: documentCodes.code,
      isReplaced: sql<boolean>`exists (select 1 from ${documentSeals} later where later.kind = ${documentSeals.kind}
        and later.document_id = ${documentSeals.documentId} and later.created_at > ${documentSeals.createdAt})`,
    })
    .from(documentSeals)
    .leftJoin(
      documentCodes,
      and(eq(documentCodes.kind, documentSeals.kind), eq(documentCodes.documentId, documentSeals.documentId)),
    )
    .where(inArray(documentSeals.fileId, [...fileIds]));
  return new Map(rows.map(({ fileId, ...seal }) => [fileId, seal]));
}
