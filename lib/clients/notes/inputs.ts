import * as z from 'zod/mini';
import { requiredText } from '@/lib/core/inputs';

export const LONGEST_NOTE = 2000;

export const addClientNoteInput = z.object({
  clientId: z.uuid('errors.client.notFound'),
  text: requiredText(LONGEST_NOTE),
});
export type AddClientNoteInput = z.input<typeof addClientNoteInput>;

export const removeClientNoteInput = z.object({ id: z.uuid('errors.client.noteNotFound') });
