import * as z from 'zod/mini';
import { defineEmail } from '@/lib/notifications/define-email';

/** To the client: the agency took back what it had sent, and why. */
export const quotationVoided = defineEmail({
  kind: 'quotations.voided',
  payload: z.strictObject({ quotationId: z.uuid() }),
  compose: async () => (await import('./messages')).quotationVoided,
});

export const emails = [quotationVoided];
