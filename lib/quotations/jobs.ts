import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

/** Every hour: sent quotations whose validity has passed become expired. */
const expire = defineJob({
  name: 'quotations.expire',
  lane: 'other',
  payload: z.strictObject({}),
  run: () => import('./expire-quotations'),
  cron: '5 * * * *',
});

export const jobs = [expire];
