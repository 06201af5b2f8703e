import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

/** Every night: papers whose time is over. */
const retireFiles = defineJob({
  name: 'habeas-data.retire-files',
  lane: 'nightly',
  payload: z.strictObject({}),
  run: () => import('./retire-files'),
  cron: '10 9 * * *',
  maxAttempts: 5,
});

export const jobs = [retireFiles];
