import * as z from 'zod/mini';
import { requiredLine, text } from '@/lib/core/inputs';

export const MOST_TAGS = 20;
export const LONGEST_TAG = 30;

/** Tags stand in lower case, each once, in the order in which they were given. */
const tags = z.pipe(
  z.array(requiredLine(LONGEST_TAG)).check(z.maxLength(MOST_TAGS, 'validation.talent.tooManyTags')),
  z.transform((given) => [
    ...new Set(given.map((tag) => tag.toLocaleLowerCase('es').replaceAll(/\s+/g, ' '))),
  ]),
);

/** What an agency keeps of a talent for itself: all of it each time. */
export const keepNoteInput = z.object({
  talentId: z.uuid('errors.talent.notFound'),
  note: text(4000),
  tags,
});
export type KeepNoteInput = z.input<typeof keepNoteInput>;

export const noteFields = z.pick(keepNoteInput, { note: true, tags: true });
export type NoteFields = z.input<typeof noteFields>;
