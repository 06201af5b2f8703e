import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { importRows, imports } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { importKind } from '../define-import';
import { type KeepPictureInput, keepPictureInput } from '../inputs';
import { getImport } from '../lock-import';

/**
 * Keeps a photo of what came in by a row; the same path again is kept once. Answers its id. Throws CONFLICT before the
 * import is done, once it is undone and for a row that did not come in, NOT_FOUND, what the kind throws, UNAUTHENTICATED,
 * FORBIDDEN.
 */
export async function keepPicture(
  actor: Actor,
  file: { readonly name: string; readonly bytes: Buffer },
  input: KeepPictureInput,
): Promise<string> {
  const { id, row, path, type } = parseInput(keepPictureInput, input);
  const { kind } = await getImport(actor, id);
  const { pictures } = importKind(kind);
  if (!pictures) throw notFound('errors.import.notFound');
  const [found] = await database()
    .select({ entityId: importRows.entityId, pictures: importRows.pictures })
    .from(importRows)
    .where(and(eq(importRows.id, row), eq(importRows.importId, id)));
  if (!found) throw notFound('errors.import.notFound');
  const there = found.pictures.find((one) => one.path === path);
  if (there) return there.id;
  if (!found.entityId) throw conflict('errors.import.notIn');
  return pictures.keep(actor, file, { entityId: found.entityId, type }, (tx, pictureId) =>
    note(tx, { id, row, path, pictureId }),
  );
}

/** Says of its row that it has the photo, unless it has it meanwhile or was taken out. */
async function note(
  tx: Tx,
  { id, row, path, pictureId }: { id: string; row: string; path: string; pictureId: string },
): Promise<void> {
  // Before the row: undoing moves the import first.
  const [open] = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.state, 'DONE')))
    .for('share');
  if (!open) throw conflict('errors.import.notIn');
  const added = JSON.stringify([{ path, id: pictureId }]);
  const isNew = sql`not ${importRows.pictures} @> ${JSON.stringify([{ path }])}::jsonb`;
  const [noted] = await tx
    .update(importRows)
    .set({ pictures: sql`${importRows.pictures} || ${added}::jsonb` })
    .where(and(eq(importRows.id, row), eq(importRows.state, 'KEPT'), isNew))
    .returning({ id: importRows.id });
  if (!noted) throw conflict('errors.import.notIn');
}
