import * as z from 'zod/mini';
import { requiredText } from '@/lib/core/inputs';

const text = requiredText(1000);

export const askQuestionInput = z.object({ text });
export type AskQuestionInput = z.input<typeof askQuestionInput>;

export const answerQuestionInput = z.object({
  eventId: z.uuid('errors.event.notFound'),
  talentId: z.uuid('errors.talent.notFound'),
  text,
});
export type AnswerQuestionInput = z.input<typeof answerQuestionInput>;
