import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

export const takeEvent = defineJob({
  name: 'notifications.take-whatsapp-event',
  lane: 'outward',
  payload: z.strictObject({ eventId: z.string() }),
  run: () => import('./webhook/take-event'),
});

export const sweepEvents = defineJob({
  name: 'notifications.sweep-whatsapp-events',
  lane: 'nightly',
  payload: z.object({}),
  run: () => import('./webhook/sweep-events'),
  cron: '40 7 * * *',
});

export const jobs = [takeEvent, sweepEvents];
