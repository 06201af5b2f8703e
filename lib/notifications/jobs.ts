import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

export const sendMessage = defineJob({
  name: 'notifications.send-message',
  lane: 'mail',
  payload: z.strictObject({ messageId: z.uuid() }),
  run: () => import('./send-message'),
});

export const jobs = [sendMessage];
