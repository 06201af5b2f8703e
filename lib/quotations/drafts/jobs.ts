import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

/** At the end of a sitting: tells once more that a draft changed, where it did after the sitting was told of. */
export const TELL_DRAFT = defineJob({
  name: 'quotations.tell-draft',
  lane: 'other',
  payload: z.strictObject({ quotationId: z.uuid(), userId: z.uuid(), keyId: z.optional(z.uuid()) }),
  run: () => import('./tell-draft'),
});

export const jobs = [TELL_DRAFT];
