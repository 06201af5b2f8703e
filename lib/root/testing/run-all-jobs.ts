import { EventEmitter } from 'node:events';
import { runOnce, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { env } from '@/lib/platform/env';
import type { RegisteredJob } from '@/lib/platform/jobs/define-job';
import { queueLogger } from '@/lib/platform/jobs/queue-log';
import { taskListOf } from '@/lib/platform/jobs/tasks';
import { log } from '@/lib/platform/log';
import { jobs as everyJob } from '../jobs';

type Outcome = { readonly done: readonly string[]; readonly failed: readonly string[] };
type Options = {
  /** All jobs of all domains unless told. */
  readonly jobs?: readonly RegisteredJob[];
  /** Does also what waits for its time. */
  readonly early?: boolean;
  /** Reports failures instead of throwing at the end. */
  readonly tolerateFailures?: boolean;
};

/**
 * Runs in this process every job that is due, and those that they enqueue, one at a time, and returns the names of
 * those done and failed, in order. A failed one stays queued for later. Throws if any failed, unless told.
 */
export async function runAllJobs({
  jobs = everyJob,
  early = false,
  tolerateFailures = false,
}: Options = {}): Promise<Outcome> {
  const done: string[] = [];
  const failed: string[] = [];
  const errors: unknown[] = [];
  const events: WorkerEvents = new EventEmitter();
  events.on('job:success', ({ job }) => done.push(job.task_identifier));
  events.on('job:error', ({ job, error }) => {
    failed.push(job.task_identifier);
    errors.push(error);
  });
  const pool = new pg.Pool({ connectionString: env().DATABASE_URL, max: 2 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    if (early) await pool.query('update graphile_worker._private_jobs set run_at = now()');
    await runOnce({
      pgPool: pool,
      concurrency: 1,
      events,
      taskList: taskListOf(jobs, log),
      logger: queueLogger(log),
      noHandleSignals: true,
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
  } finally {
    await pool.end();
  }
  if (errors.length > 0 && !tolerateFailures)
    throw new AggregateError(errors, `Failed: ${failed.join(', ')}`);
  return { done, failed };
}
