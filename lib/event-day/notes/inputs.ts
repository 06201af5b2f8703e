import * as z from 'zod/mini';
import { isCalendarDate } from '@/lib/core/dates';
import { text } from '@/lib/core/inputs';
import { MOST_NOTE_TEXT } from './rules';

/** A note as the device made it, with its id, so that one sent twice is one. */
export const saveNoteInput = z.object({
  id: z.uuid(),
  eventId: z.uuid('errors.event.notFound'),
  /** Null for one of the event. */
  convocatedId: z.nullable(z.uuid('errors.convocated.notFound')),
  day: z.string().check(z.refine(isCalendarDate, 'validation.date')),
  /** Empty where photos say all. */
  text: text(MOST_NOTE_TEXT),
  pressedAt: z.date('validation.date'),
});
export type SaveNoteInput = z.input<typeof saveNoteInput>;

export const noteIdInput = z.object({ id: z.uuid('errors.deskNote.notFound') });

export const keepPhotoInput = z.object({
  id: z.uuid('errors.deskNote.notFound'),
  noteId: z.uuid('errors.deskNote.notFound'),
});
export type KeepPhotoInput = z.input<typeof keepPhotoInput>;
