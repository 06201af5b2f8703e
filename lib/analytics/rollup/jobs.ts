import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

/** Every minute: what changed since is counted, so that reports have little left to count when they are read. */
const fold = defineJob({
  name: 'analytics.fold',
  lane: 'other',
  payload: z.strictObject({}),
  run: () => import('./fold-changes'),
  cron: '* * * * *',
  maxAttempts: 1,
});

export const jobs = [fold];
