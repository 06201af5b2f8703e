import * as z from 'zod/mini';
import { requiredText } from '@/lib/core/inputs';

/** To whom an approved claim goes back: its agency reviews it again, or its talent corrects it. */
export const SENT_BACK_TO = ['AGENCY', 'TALENT'] as const;
export type SentBackTo = (typeof SENT_BACK_TO)[number];

export const sendBackInput = z.object({
  id: z.uuid('errors.claim.notFound'),
  to: z.enum(SENT_BACK_TO, 'validation.required'),
  reason: requiredText(500, 'validation.required'),
});
export type SendBackInput = z.input<typeof sendBackInput>;
