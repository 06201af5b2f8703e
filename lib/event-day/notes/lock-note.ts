import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { deskNotes } from '@/db/schema';
import { notFound } from '@/lib/core/errors';

/** Locks a note of the agency for the rest of the transaction, deleted ones too. Throws NOT_FOUND. */
export async function lockNote(tx: Tx, agencyId: string, id: string): Promise<typeof deskNotes.$inferSelect> {
  const [note] = await tx
    .select()
    .from(deskNotes)
    .where(and(eq(deskNotes.id, id), eq(deskNotes.agencyId, agencyId)))
    .for('update');
  if (!note) throw notFound('errors.deskNote.notFound');
  return note;
}
