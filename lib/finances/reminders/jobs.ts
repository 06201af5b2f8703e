import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

/** Every day at nine in Bogotá: clients whose payment comes due or is late. */
const remindDebts = defineJob({
  name: 'finances.remind-debts',
  lane: 'other',
  payload: z.strictObject({}),
  run: () => import('./remind-debts'),
  cron: '0 14 * * *',
});

export const jobs = [remindDebts];
