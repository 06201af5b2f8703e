import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

const payload = z.strictObject({ codeId: z.uuid() });

/** One-time code to the talent, by the channel that it chose. */
export const linkCode = defineNotice({
  kind: 'contracts.link-code',
  urgent: true,
  payload,
  channels: {
    email: async () => (await import('./messages')).composeLinkCode,
    text: async () => (await import('./messages')).composeLinkCodeText,
  },
});

export const notices = [linkCode];
