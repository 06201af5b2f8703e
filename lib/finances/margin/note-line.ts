import { and, eq } from 'drizzle-orm';
import { eventFinanceNotes } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { lockEvent } from '@/lib/events/lock-event';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayKeepFinances } from '../policy';
import { type NoteLineInput, noteLineInput } from './inputs';

/** Keeps why a line differs, in place of what was said before. Throws INVALID, UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export async function noteLine(actor: Actor, input: NoteLineInput): Promise<string> {
  const { agencyId } = mayKeepFinances(actor);
  const { eventId, line, note } = parseInput(noteLineInput, input);
  return transact(async (tx) => {
    const event = await lockEvent(tx, agencyId, eventId);
    const notes = eventFinanceNotes;
    if (note === '')
      await tx
        .delete(notes)
        .where(and(eq(notes.agencyId, agencyId), eq(notes.eventId, eventId), eq(notes.line, line)));
    else
      await tx
        .insert(notes)
        .values({ agencyId, eventId, line, note })
        .onConflictDoUpdate({
          target: [notes.agencyId, notes.eventId, notes.line],
          set: { note, updatedAt: currentTime() },
        });
    await recordAudit(tx, actor, 'event.note-finances', event, { detail: { line, empty: note === '' } });
    return note;
  });
}
