import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

const dropUnused = defineJob({
  name: 'agencies.drop-unused-images',
  lane: 'nightly',
  payload: z.strictObject({}),
  run: () => import('./drop-unused-images'),
  cron: '0 8 * * *',
  maxAttempts: 5,
});

export const jobs = [dropUnused];
