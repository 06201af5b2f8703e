import * as z from 'zod/mini';
import { requiredPhone, requiredText } from '@/lib/core/inputs';

export const callRequestInput = z.object({
  eventId: z.optional(z.nullable(z.uuid('errors.event.notFound'))),
  phone: requiredPhone('validation.required', 'validation.phone'),
});
export type CallRequestInput = z.input<typeof callRequestInput>;

export const supportRequestInput = z.object({ id: z.uuid('errors.help.notFound') });
export type SupportRequestInput = z.input<typeof supportRequestInput>;

export const answerSupportInput = z.extend(supportRequestInput, { answer: requiredText(4000) });
export type AnswerSupportInput = z.input<typeof answerSupportInput>;
