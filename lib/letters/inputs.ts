import * as z from 'zod/mini';
import { requiredLine, requiredText } from '@/lib/core/inputs';

const LONGEST_SUBJECT = 120;
const LONGEST_LETTER = 2000;

const words = { subject: requiredLine(LONGEST_SUBJECT), text: requiredText(LONGEST_LETTER) };
const eventId = z.uuid('errors.event.notFound');

/** To a client itself, or to the one of an event. */
export const writeToClientInput = z
  .object({ ...words, clientId: z.optional(z.uuid('errors.client.notFound')), eventId: z.optional(eventId) })
  .check(
    z.refine((input) => (input.clientId === undefined) !== (input.eventId === undefined), {
      message: 'validation.required',
      path: ['clientId'],
    }),
  );
export type WriteToClientInput = z.input<typeof writeToClientInput>;

export const writeToConfirmedInput = z.object({ ...words, eventId });
export type WriteToConfirmedInput = z.input<typeof writeToConfirmedInput>;
