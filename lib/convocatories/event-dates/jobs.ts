import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

/** Drops what events and calls were before changes of the day, with the yeses that these took back. */
const forgetChanges = defineJob({
  name: 'convocatories.forget-changes',
  lane: 'nightly',
  payload: z.strictObject({}),
  cron: '55 8 * * *',
  run: () => import('./forget-changes'),
});

export const jobs = [forgetChanges];
