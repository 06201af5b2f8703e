import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

/** A signer's one-time code, by the one channel that it chose. */
export const signingCodeWanted = defineNotice({
  kind: 'contracts.signing-code',
  payload: z.strictObject({ codeId: z.uuid() }),
  urgent: true,
  channels: {
    email: async () => (await import('./messages')).composeSigningCode,
    text: async () => (await import('./messages')).composeSigningCodeText,
    whatsapp: async () => (await import('./messages')).composeSigningCodeWhatsApp,
  },
});

export const notices = [signingCodeWanted];
