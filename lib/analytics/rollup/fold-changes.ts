import type { JobHandler } from '@/lib/platform/jobs/define-job';
import { catchUp } from './fold';

/** Of a minute: what a large import left goes over the next ones. */
const ROUNDS = 50;

export const handle: JobHandler<object> = async () => {
  await catchUp(ROUNDS);
};
