import { eq } from 'drizzle-orm';
import { deskNotes, deskPhotos } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { deleteFile } from '@/lib/storage/change-file';
import { mayRunEventDay } from '../policy';
import { noteIdInput } from './inputs';
import { lockNote } from './lock-note';

/**
 * Deletes a note of the desk with its photos, whoever of those that keep desks wrote it; harmless to repeat. Answers its
 * id. Throws NOT_FOUND, UNAUTHENTICATED, FORBIDDEN.
 */
export async function deleteNote(actor: Actor, input: { readonly id: string }): Promise<string> {
  const { agencyId } = mayRunEventDay(actor);
  const { id } = parseInput(noteIdInput, input);
  return transact(async (tx) => {
    const { eventId, talentId, userId, deletedAt } = await lockNote(tx, agencyId, id);
    if (deletedAt) return id;
    await tx.update(deskNotes).set({ text: null, deletedAt: currentTime() }).where(eq(deskNotes.id, id));
    const photos = await tx.delete(deskPhotos).where(eq(deskPhotos.noteId, id)).returning();
    for (const { fileId } of photos) await deleteFile(tx, fileId);
    await recordAudit(
      tx,
      actor,
      'desk-note.delete',
      { id, agencyId },
      { detail: { eventId, talentId, writtenBy: userId, photos: photos.length } },
    );
    return id;
  });
}
