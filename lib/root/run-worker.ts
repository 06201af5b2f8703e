import { runWorker, type WorkerOptions } from '@/lib/platform/jobs/worker';
import './reactions';
import { jobs } from './jobs';

/** Works the queue with the jobs of all domains until `signal` is aborted (lib/platform/jobs/worker.ts). */
export const runElencoWorker = (options: Omit<WorkerOptions, 'jobs'>): Promise<void> =>
  runWorker({ ...options, jobs });
