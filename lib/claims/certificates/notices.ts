import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

/** To the talent: what a payer withheld from it in a year. Silent once another certificate took its place. */
export const withholdingCertificate = defineNotice({
  kind: 'claims.withholding-certificate',
  payload: z.strictObject({ certificateId: z.uuid() }),
  channels: { email: async () => (await import('./messages')).composeCertificate },
});

export const notices = [withholdingCertificate];
