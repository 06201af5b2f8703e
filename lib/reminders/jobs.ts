import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

/** Every ten minutes: talents whose reminder is due. */
const sendReminders = defineJob({
  name: 'reminders.send',
  lane: 'other',
  payload: z.strictObject({}),
  run: () => import('./send-reminders'),
  cron: '*/10 * * * *',
});

export const jobs = [sendReminders];
