import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocateds, deskNotes } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { emptyToNull } from '@/lib/core/contact';
import { conflict, notFound } from '@/lib/core/errors';
import { getEvent } from '@/lib/events/queries';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { whyNotMark } from '../attendance/rules';
import { mayRunEventDay } from '../policy';
import { type SaveNoteInput, saveNoteInput } from './inputs';

/**
 * Keeps a note of the desk, of somebody or of the event, also long after it was written; one that came before is kept
 * once, and one that was deleted stays so. Answers its id. Throws INVALID, CONFLICT when the desk is closed, NOT_FOUND
 * alike for another agency's event and for who was never called for it, UNAUTHENTICATED, FORBIDDEN.
 */
export async function saveNote(actor: Actor, input: SaveNoteInput): Promise<string> {
  const { agencyId, userId } = mayRunEventDay(actor);
  const { id, eventId, convocatedId, day, text, pressedAt } = parseInput(saveNoteInput, input);
  const event = await getEvent(actor, eventId);
  const now = currentTime();
  return transact(async (tx) => {
    const talentId = convocatedId && (await talentOf(tx, eventId, convocatedId));
    const closed = whyNotMark(event, now);
    if (closed) throw conflict(closed);
    const [row] = await tx
      .insert(deskNotes)
      .values({
        ...{ id, agencyId, eventId, day, convocatedId, talentId, userId },
        text: emptyToNull(text),
        pressedAt: pressedAt > now ? now : pressedAt,
      })
      .onConflictDoNothing()
      .returning({ id: deskNotes.id });
    if (!row) await requireKept(tx, eventId, id);
    else await recordAudit(tx, actor, 'desk-note.save', { id, agencyId }, { detail: { eventId, talentId } });
    return id;
  });
}

async function talentOf(tx: Tx, eventId: string, convocatedId: string): Promise<string> {
  const [place] = await tx
    .select({ talentId: convocateds.talentId })
    .from(convocateds)
    .where(and(eq(convocateds.id, convocatedId), eq(convocateds.eventId, eventId)));
  if (!place) throw notFound('errors.convocated.notFound');
  return place.talentId;
}

/** The id is taken: by this note, sent again, or by something else. */
async function requireKept(tx: Tx, eventId: string, id: string): Promise<void> {
  const kept = await tx.$count(deskNotes, and(eq(deskNotes.id, id), eq(deskNotes.eventId, eventId)));
  if (kept === 0) throw notFound('errors.deskNote.notFound');
}
