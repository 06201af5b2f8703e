import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { imports } from '@/db/schema';
import type { ImportState } from '@/db/values/imports';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { importKind } from './define-import';
import { maySeeImports } from './policy';

export type Import = typeof imports.$inferSelect;

/** An import of the own agency, whose kind lets the actor. Throws NOT_FOUND alike for another agency's, FORBIDDEN. */
export async function getImport(actor: Actor, id: string): Promise<Import> {
  const { agencyId } = maySeeImports(actor);
  const own = and(eq(imports.id, id), eq(imports.agencyId, agencyId));
  const [found] = await database().select().from(imports).where(own);
  if (!found) throw notFound('errors.import.notFound');
  importKind(found.kind).policy(actor);
  return found;
}

/**
 * Moves an import from one of some states to another, once of many at a time. Throws CONFLICT from any other state. The
 * caller has decided that the actor may.
 */
export async function moveImport(
  tx: Tx,
  id: string,
  from: readonly ImportState[],
  values: Partial<
    Pick<Import, 'state' | 'sheet' | 'headers' | 'mapping' | 'doubts' | 'blanks' | 'tells' | 'finishedAt'>
  >,
): Promise<Import> {
  const [row] = await tx
    .update(imports)
    .set({ ...values, updatedAt: currentTime() })
    .where(and(eq(imports.id, id), inArray(imports.state, [...from])))
    .returning();
  if (!row) throw conflict('errors.import.moved');
  return row;
}
