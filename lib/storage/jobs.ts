import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

const cleanStorage = defineJob({
  name: 'storage.clean',
  lane: 'nightly',
  payload: z.strictObject({}),
  run: () => import('./clean-storage'),
  cron: '30 8 * * *',
  maxAttempts: 5,
  limitSeconds: 60 * 60,
});

export const jobs = [cleanStorage];
