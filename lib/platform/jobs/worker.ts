import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CronItem, parseCronItems, type Runner, run, type WorkerEvents } from 'graphile-worker';
import { Pool } from 'pg';
import { env } from '@/lib/platform/env';
import { type Logger, log as rootLog } from '@/lib/platform/log';
import type { RegisteredJob } from './define-job';
import { JOB_LANES, type JobLane, placesOf } from './lanes';
import { keepLeases } from './lease';
import { queueLogger } from './queue-log';
import { keepSharing } from './share-turns';
import { taskListOf } from './tasks';

/** Behind PgBouncer in transaction mode notifications never arrive; polling is then how work is found. */
const POLL_MS = 1_000;
const RESTART_MS = 1_000;
const GRACE_MS = 10_000;
const HOUR_MS = 60 * 60 * 1_000;

export type WorkerOptions = {
  readonly databaseUrl: string;
  /** Aborting it stops taking jobs, waits up to ten seconds for running ones, then returns. */
  readonly signal: AbortSignal;
  /** Jobs at a time, shared out among the lanes; from the environment unless told. */
  readonly concurrency?: number;
  readonly jobs: readonly RegisteredJob[];
};

/**
 * How far back a missed run is made up for: a day for a daily one, an hour for an hourly one, so it is one run at the
 * most; not at all for one that comes again in minutes.
 */
function backfillPeriod(cron: string): number {
  const [minute = '', hour = ''] = cron.split(' ');
  if (!/^\d+$/.test(minute)) return 0;
  return /^\d+$/.test(hour) ? 24 * HOUR_MS : HOUR_MS;
}

const cronItemsOf = (jobs: readonly RegisteredJob[]): CronItem[] =>
  jobs.flatMap((job) =>
    job.cron
      ? [
          {
            task: job.name,
            identifier: job.name,
            match: job.cron,
            options: {
              backfillPeriod: backfillPeriod(job.cron),
              jobKey: `cron:${job.name}`,
              ...(job.maxAttempts ? { maxAttempts: job.maxAttempts } : {}),
            },
          },
        ]
      : [],
  );

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

async function runUntilStopped(options: Required<WorkerOptions>, log: Logger): Promise<void> {
  const { jobs, signal } = options;
  const lanes = JOB_LANES.filter((lane) => jobs.some((job) => job.lane === lane));
  const places = placesOf(options.concurrency);
  const concurrency = lanes.reduce((sum, lane) => sum + places[lane], 0);
  const pool = new Pool({ connectionString: options.databaseUrl, max: concurrency + lanes.length });
  const onPoolError = (error: unknown) => log.warn({ error }, 'database connection lost');
  pool.on('error', onPoolError);
  pool.on('connect', (client) => client.on('error', onPoolError));
  const poolIds = new Set<string>();

  async function runLane(lane: JobLane, schedules: boolean): Promise<Runner> {
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => poolIds.add(workerPool.id));
    return run({
      pgPool: pool,
      concurrency: places[lane],
      events,
      taskList: taskListOf(
        jobs.filter((job) => job.lane === lane),
        log,
      ),
      parsedCronItems: schedules ? parseCronItems(cronItemsOf(jobs)) : [],
      logger: queueLogger(log),
      pollInterval: POLL_MS,
      noHandleSignals: true,
      noPreparedStatements: true,
      // Without a batch delay the runner does not await what it writes about a finished job: a lost
      // connection there would be an unhandled rejection. Zero batches per tick, with retries.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
  }

  const runners: Runner[] = [];
  const stopAll = () => Promise.all(runners.map((runner) => runner.stop().catch(() => undefined)));
  try {
    for (const lane of lanes) runners.push(await runLane(lane, lane === lanes[0]));
    const stopLeases = keepLeases(pool, () => [...poolIds], log);
    const stopSharing = keepSharing(pool, log);
    log.info({ places, jobs: jobs.length }, 'worker ready');
    try {
      await Promise.race([...runners.map((runner) => runner.promise), aborted(signal)]);
      if (!signal.aborted) return;
      const stopped = await Promise.race([stopAll().then(() => true), sleep(GRACE_MS, false)]);
      if (!stopped) {
        log.warn('giving back jobs that did not end in time');
        await pool.query('select graphile_worker.force_unlock_workers($1)', [[...poolIds]]);
      }
    } finally {
      stopLeases();
      stopSharing();
    }
  } finally {
    // One that has ended takes the others with it: all are started again.
    if (!signal.aborted) await Promise.race([stopAll(), sleep(RESTART_MS)]);
    await Promise.race([pool.end(), sleep(RESTART_MS)]);
  }
}

/**
 * Works the queue until `signal` is aborted. Survives the loss of the database: it starts again every
 * second until it is back. Any number of workers may run at once; jobs of one that was killed are taken
 * over by the others (or by itself, started again) within a quarter of a minute.
 */
export async function runWorker(options: WorkerOptions): Promise<void> {
  const log = rootLog.child({ part: 'worker' });
  const complete = { concurrency: env().JOBS_CONCURRENCY, ...options };
  while (!options.signal.aborted) {
    try {
      await runUntilStopped(complete, log);
    } catch (error) {
      log.error({ error }, 'worker interrupted');
    }
    if (!options.signal.aborted)
      await sleep(RESTART_MS, undefined, { signal: options.signal }).catch(() => {});
  }
  log.info('worker stopped');
}
