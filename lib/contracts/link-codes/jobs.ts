import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

const payload = z.strictObject({ codeId: z.uuid() });

/** The same as a text message to the talent's phone. */
export const textLinkCode = defineJob({
  name: 'contracts.text-link-code',
  payload,
  run: () => import('./text-link-code'),
  maxAttempts: 4,
  lane: 'mail',
});

export const jobs = [textLinkCode];
