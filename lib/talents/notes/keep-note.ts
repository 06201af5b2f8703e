import { and, eq, notInArray } from 'drizzle-orm';
import { talentNotes, talents, talentTags } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayKeepNotes } from '../policy';
import { getTalent } from '../queries';
import { type KeepNoteInput, keepNoteInput } from './inputs';

/**
 * Replaces what an agency keeps of a talent for itself: a note and tags, either of which may be empty. Throws INVALID,
 * NOT_FOUND for whom the agency is not shown, UNAUTHENTICATED, FORBIDDEN.
 */
export async function keepNote(actor: Actor, input: KeepNoteInput): Promise<void> {
  const { agencyId, userId } = mayKeepNotes(actor);
  const { talentId, note, tags } = parseInput(keepNoteInput, input);
  await getTalent(actor, talentId);
  await transact(async (tx) => {
    // Two at once replace all of it one after the other: neither sees tags that the other is about to add.
    await tx.select({ id: talents.id }).from(talents).where(eq(talents.id, talentId)).for('no key update');
    const notes = and(eq(talentNotes.agencyId, agencyId), eq(talentNotes.talentId, talentId));
    // Tags belong to the note: as long as there is one of them, its revision counts them.
    if (note === '' && tags.length === 0) await tx.delete(talentNotes).where(notes);
    else {
      const written = { note, userId, updatedAt: currentTime() };
      await tx
        .insert(talentNotes)
        .values({ agencyId, talentId, ...written })
        .onConflictDoUpdate({ target: [talentNotes.agencyId, talentNotes.talentId], set: written });
    }
    const own = and(eq(talentTags.agencyId, agencyId), eq(talentTags.talentId, talentId));
    await tx.delete(talentTags).where(tags.length > 0 ? and(own, notInArray(talentTags.tag, tags)) : own);
    if (tags.length > 0) {
      await tx
        .insert(talentTags)
        .values(tags.map((tag) => ({ agencyId, talentId, tag })))
        .onConflictDoNothing();
    }
    await recordAudit(tx, actor, 'talent-note.keep', { id: talentId, agencyId });
  });
}
