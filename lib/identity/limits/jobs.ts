import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

/** Every night: counters whose time is over. */
export const sweepLimits = defineJob({
  name: 'identity.sweep-limits',
  lane: 'nightly',
  payload: z.strictObject({}),
  run: () => import('./sweep-limits'),
  cron: '20 8 * * *',
  maxAttempts: 5,
});

export const jobs = [sweepLimits];
