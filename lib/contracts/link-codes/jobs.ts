import * as z from 'zod/mini';
import { defineEmail } from '@/lib/notifications/define-email';
import { defineJob } from '@/lib/platform/jobs/define-job';

const payload = z.strictObject({ codeId: z.uuid() });

export const linkCodeByMail = defineEmail({
  kind: 'contracts.link-code',
  payload,
  compose: async () => (await import('./messages')).composeLinkCode,
});

/** The same as a text message to the talent's phone. */
export const textLinkCode = defineJob({
  name: 'contracts.text-link-code',
  payload,
  run: () => import('./text-link-code'),
  maxAttempts: 4,
  lane: 'mail',
});

export const jobs = [textLinkCode];
export const emails = [linkCodeByMail];
