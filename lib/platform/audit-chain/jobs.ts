import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

/** Every night: works the chain out again and writes its last link to the log, where the database cannot reach it. */
export const checkAuditChain = defineJob({
  name: 'platform.check-audit-chain',
  limitSeconds: 60 * 60,
  payload: z.strictObject({}),
  run: () => import('./check-chain'),
  cron: '50 8 * * *',
  maxAttempts: 5,
});

export const jobs = [checkAuditChain];
