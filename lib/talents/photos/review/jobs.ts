import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

/** Tells a talent, in one message, what was decided on its photos since it was last told. */
export const tellReview = defineJob({
  name: 'talents.tell-review',
  lane: 'other',
  payload: z.strictObject({ talentId: z.uuid() }),
  run: () => import('./tell-review'),
});

export const jobs = [tellReview];
