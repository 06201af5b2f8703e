import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

export const sendEmail = defineJob({
  name: 'notifications.send-email',
  lane: 'mail',
  payload: z.strictObject({ emailId: z.uuid() }),
  run: () => import('./send-email'),
});

export const jobs = [sendEmail];
