import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

/** Every night: codes and confirmations whose time is over. */
const sweepLinkCodes = defineJob({
  name: 'identity.sweep-link-codes',
  lane: 'nightly',
  payload: z.strictObject({}),
  run: () => import('./sweep-link-codes'),
  cron: '35 8 * * *',
  maxAttempts: 5,
});

export const jobs = [sweepLinkCodes];
