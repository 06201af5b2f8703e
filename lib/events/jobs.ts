import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

/** Every quarter of an hour: events whose end has passed become finished or expired. */
const closePast = defineJob({
  name: 'events.close-past',
  lane: 'other',
  payload: z.strictObject({}),
  run: () => import('./close-past-events'),
  cron: '*/15 * * * *',
});

export const jobs = [closePast];
