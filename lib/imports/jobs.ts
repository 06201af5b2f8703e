import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

const payload = z.strictObject({ importId: z.uuid() });
const TEN_MINUTES = 600;

/** Keeps the rows of an import that wait. */
export const keepRows = defineJob({
  name: 'imports.keep-rows',
  lane: 'imports',
  payload,
  limitSeconds: TEN_MINUTES,
  run: () => import('./keep-rows'),
});

/** Takes out again what came in by an import. */
export const removeRows = defineJob({
  name: 'imports.remove-rows',
  lane: 'imports',
  payload,
  limitSeconds: TEN_MINUTES,
  run: () => import('./remove-rows'),
});

/** Drops the rows of imports that ended long ago: what was in the file is then nowhere but in what came in. */
export const forgetRows = defineJob({
  name: 'imports.forget-rows',
  lane: 'nightly',
  payload: z.strictObject({}),
  cron: '40 8 * * *',
  run: () => import('./forget-rows'),
});

export const jobs = [keepRows, removeRows, forgetRows];
