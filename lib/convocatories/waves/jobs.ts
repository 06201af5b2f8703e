import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

/** Every minute, what plans of waves have to do: the next wave, or their end. */
const followWaves = defineJob({
  name: 'convocatories.follow-waves',
  lane: 'other',
  payload: z.strictObject({}),
  cron: '* * * * *',
  // What failed is due again in a minute.
  maxAttempts: 1,
  run: () => import('./follow-waves'),
});

export const jobs = [followWaves];
