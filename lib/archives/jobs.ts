import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

export const makeArchive = defineJob({
  name: 'archives.make',
  lane: 'nightly',
  payload: z.strictObject({ archiveId: z.uuid() }),
  run: () => import('./make-archive'),
  maxAttempts: 4,
  limitSeconds: 2 * 60 * 60,
});

/** Drops those whose days are over, and says of those that nobody makes any more that they failed. */
const forgetArchives = defineJob({
  name: 'archives.forget',
  lane: 'nightly',
  payload: z.strictObject({}),
  run: () => import('./forget-archives'),
  cron: '25 * * * *',
});

export const jobs = [makeArchive, forgetArchives];
