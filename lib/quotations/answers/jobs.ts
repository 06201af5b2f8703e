import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

/** Every hour: clients whose quotation runs out in two days and who have not answered are reminded, once. */
const remind = defineJob({
  name: 'quotations.remind',
  lane: 'other',
  payload: z.strictObject({}),
  run: () => import('./remind-clients'),
  cron: '15 * * * *',
});

export const jobs = [remind];
