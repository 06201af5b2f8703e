import * as z from 'zod/mini';
import { requiredText } from '@/lib/core/inputs';

/** Brackets, spaces and hyphens of the mask (NNN) NNN-NNNN, whose first digit is 1 to 9 (specification part 1, section 5). */
const phone = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed) => typed.replaceAll(/[()\s-]/g, '')),
  ),
  z.string().check(z.minLength(1, 'validation.required'), z.regex(/^[1-9]\d{9}$/, 'validation.phone')),
);

export const callRequestInput = z.object({
  eventId: z.optional(z.nullable(z.uuid('errors.event.notFound'))),
  phone,
});
export type CallRequestInput = z.input<typeof callRequestInput>;

export const supportRequestInput = z.object({ id: z.uuid('errors.help.notFound') });
export type SupportRequestInput = z.input<typeof supportRequestInput>;

export const answerSupportInput = z.extend(supportRequestInput, { answer: requiredText(4000) });
export type AnswerSupportInput = z.input<typeof answerSupportInput>;
