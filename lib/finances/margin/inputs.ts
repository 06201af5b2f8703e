import * as z from 'zod/mini';
import { text } from '@/lib/core/inputs';
import { isLineKey } from './rules';

/** Why a line of an event's comparison differs; an empty text removes the note. */
export const noteLineInput = z.object({
  eventId: z.uuid('errors.event.notFound'),
  line: z.string().check(z.refine(isLineKey, 'errors.invalid')),
  note: text(500),
});
export type NoteLineInput = z.input<typeof noteLineInput>;
