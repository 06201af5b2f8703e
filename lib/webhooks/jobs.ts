import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

/** Every minute: programs are told again of what they did not take. What happens is told at once. */
const sendDue = defineJob({
  name: 'webhooks.send-due',
  lane: 'other',
  payload: z.strictObject({}),
  cron: '* * * * *',
  maxAttempts: 1,
  run: () => import('./deliveries/send-due'),
});

/** Daily: what was told more than thirty days ago is forgotten. */
const sweep = defineJob({
  name: 'webhooks.sweep',
  lane: 'nightly',
  payload: z.strictObject({}),
  cron: '40 8 * * *',
  run: () => import('./deliveries/sweep'),
});

export const jobs = [sendDue, sweep];
