import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

export const sendEmail = defineJob({
  name: 'notifications.send-email',
  lane: 'mail',
  payload: z.strictObject({ emailId: z.uuid() }),
  run: () => import('./send-email'),
});

export const sendText = defineJob({
  name: 'notifications.send-text',
  lane: 'mail',
  payload: z.strictObject({ kind: z.string(), payload: z.record(z.string(), z.unknown()) }),
  run: () => import('./text-message/send-text'),
  maxAttempts: 4,
});

export const jobs = [sendEmail, sendText];
