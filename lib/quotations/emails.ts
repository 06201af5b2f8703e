import * as z from 'zod/mini';
import { defineEmail } from '@/lib/notifications/define-email';

const ofQuotation = z.strictObject({ quotationId: z.uuid() });

/** The quotation to its client, with the PDF attached. */
export const quotationSent = defineEmail({
  kind: 'quotations.sent',
  payload: ofQuotation,
  compose: async () => (await import('./messages')).quotationSent,
});

export const emails = [quotationSent];
