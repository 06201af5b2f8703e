import * as z from 'zod/mini';
import { requiredText } from '@/lib/core/inputs';

export const LONGEST_NOTE = 2000;

export const clientNoteFields = z.object({ text: requiredText(LONGEST_NOTE) });
export type ClientNoteFields = z.input<typeof clientNoteFields>;

export const addClientNoteInput = z.extend(clientNoteFields, {
  clientId: z.uuid('errors.client.notFound'),
});
export type AddClientNoteInput = z.input<typeof addClientNoteInput>;

export const removeClientNoteInput = z.object({ id: z.uuid('errors.client.noteNotFound') });
