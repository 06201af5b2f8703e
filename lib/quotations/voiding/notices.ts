import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

/** To the client: the agency took back what it had sent, and why. */
export const quotationVoided = defineNotice({
  kind: 'quotations.voided',
  payload: z.strictObject({ quotationId: z.uuid() }),
  channels: { email: async () => (await import('./messages')).quotationVoided },
});

export const notices = [quotationVoided];
