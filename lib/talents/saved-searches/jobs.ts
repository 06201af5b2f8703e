import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

/** Queues the alerts that are due, each morning at seven in Bogotá. */
export const findDueAlerts = defineJob({
  name: 'talents.find-due-alerts',
  lane: 'other',
  payload: z.strictObject({}),
  cron: '0 12 * * *',
  run: () => import('./find-due-alerts'),
});

export const jobs = [findDueAlerts];
