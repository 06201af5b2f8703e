import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

/** Looks for who newly fits a saved search, and tells one reader. */
export const tellNewlyFitting = defineJob({
  name: 'talents.tell-newly-fitting',
  lane: 'other',
  payload: z.strictObject({ searchId: z.uuid(), userId: z.uuid() }),
  run: () => import('./tell-newly-fitting'),
  maxAttempts: 5,
});

export const jobs = [tellNewlyFitting];
