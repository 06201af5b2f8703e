import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

/** Every minute: who chose so is told by mail or push of what happened since. */
const tellDue = defineJob({
  name: 'inbox.tell-due',
  lane: 'other',
  payload: z.strictObject({}),
  cron: '* * * * *',
  maxAttempts: 1,
  run: () => import('./telling/tell-due'),
});

/** Every ten minutes: the agencies whose morning has begun are told of the day before. */
const tellDigests = defineJob({
  name: 'inbox.tell-digests',
  lane: 'other',
  payload: z.strictObject({}),
  cron: '*/10 * * * *',
  maxAttempts: 1,
  run: () => import('./telling/tell-digests'),
});

/** Daily: what was read long ago is forgotten. */
const sweep = defineJob({
  name: 'inbox.sweep',
  lane: 'nightly',
  payload: z.strictObject({}),
  cron: '50 8 * * *',
  run: () => import('./telling/sweep'),
});

export const jobs = [tellDue, tellDigests, sweep];
