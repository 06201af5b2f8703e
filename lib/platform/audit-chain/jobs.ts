import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

/** Every night: works the chains out again. */
export const checkAuditChain = defineJob({
  name: 'platform.check-audit-chain',
  lane: 'nightly',
  limitSeconds: 60 * 60,
  payload: z.strictObject({}),
  run: () => import('./check-chain'),
  cron: '50 8 * * *',
  maxAttempts: 5,
});

/** Every ten minutes: writes the ends of the chains to the log, where the database cannot reach them. */
export const sealAuditChains = defineJob({
  name: 'platform.seal-audit-chains',
  lane: 'other',
  payload: z.strictObject({}),
  run: () => import('./note-seal'),
  cron: '*/10 * * * *',
  maxAttempts: 5,
});

export const jobs = [checkAuditChain, sealAuditChains];
