import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

/** Makes the smaller copies of a new photo, so that no visitor waits for them. */
export const preparePhotos = defineJob({
  name: 'talents.prepare-photo',
  lane: 'pictures',
  payload: z.strictObject({ fileId: z.uuid() }),
  run: () => import('./prepare-photo'),
  maxAttempts: 5,
  limitSeconds: 5 * 60,
});

export const jobs = [preparePhotos];
