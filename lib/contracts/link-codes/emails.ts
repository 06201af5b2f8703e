import * as z from 'zod/mini';
import { defineEmail } from '@/lib/notifications/define-email';

const payload = z.strictObject({ codeId: z.uuid() });

export const linkCodeByMail = defineEmail({
  kind: 'contracts.link-code',
  payload,
  compose: async () => (await import('./messages')).composeLinkCode,
});

export const emails = [linkCodeByMail];
