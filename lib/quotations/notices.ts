import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

const ofQuotation = z.strictObject({ quotationId: z.uuid() });

/** The quotation to its client, with the PDF attached. */
export const quotationSent = defineNotice({
  kind: 'quotations.sent',
  payload: ofQuotation,
  channels: { email: async () => (await import('./messages')).quotationSent },
});

export const notices = [quotationSent];
