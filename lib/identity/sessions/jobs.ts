import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

/** Every night: sessions and tokens of the mobile app that ended a quarter of a year ago. */
export const sweepSessions = defineJob({
  name: 'identity.sweep-sessions',
  lane: 'nightly',
  payload: z.strictObject({}),
  run: () => import('./sweep-sessions'),
  cron: '25 8 * * *',
  maxAttempts: 5,
});

export const jobs = [sweepSessions];
