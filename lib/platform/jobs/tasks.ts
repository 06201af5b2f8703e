import type { JobHelpers, TaskList } from 'graphile-worker';
import type { Logger } from '@/lib/platform/log';
import { withDeadline } from '@/lib/platform/with-deadline';
import { GO_ON, type RegisteredJob } from './define-job';
import { failureText } from './failure-text';

/** The queue adds `_cron` to the payload of a scheduled run. */
function withoutCron(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || !('_cron' in payload)) return payload;
  const { _cron, ...rest } = payload;
  return rest;
}

const waitAgain = (job: RegisteredJob, payload: unknown, { addJob, job: { flags } }: JobHelpers) =>
  addJob(job.name, withoutCron(payload), {
    ...(job.maxAttempts ? { maxAttempts: job.maxAttempts } : {}),
    ...(flags ? { flags: Object.keys(flags) } : {}),
  });

async function runJob(job: RegisteredJob, payload: unknown, helpers: JobHelpers, log: Logger): Promise<void> {
  const { id, attempts, max_attempts: maxAttempts } = helpers.job;
  const lastAttempt = attempts >= maxAttempts;
  const jobLog = log.child({ job: job.name, jobId: id, attempt: attempts });
  const startedAt = performance.now();
  try {
    const end = await withDeadline(job.limitSeconds * 1_000, job.name, (signal) =>
      job.execute(withoutCron(payload), {
        actor: { kind: 'job', name: job.name },
        log: jobLog,
        attempt: attempts,
        lastAttempt,
        signal,
      }),
    );
    if (end === GO_ON) await waitAgain(job, payload, helpers);
    jobLog.info({ ms: Math.round(performance.now() - startedAt) }, 'job done');
  } catch (error) {
    jobLog.error({ error, lastAttempt }, 'job failed');
    throw new Error(failureText(error));
  }
}

/**
 * The jobs as the queue's runner takes them. Each run gets its own actor and a logger that names the job;
 * payloads and parameters are never logged. A run that takes longer than the job may has failed. A failure is thrown on without personal data, because the
 * queue stores its message.
 */
export function taskListOf(jobs: readonly RegisteredJob[], log: Logger): TaskList {
  return Object.fromEntries(
    jobs.map((job) => [
      job.name,
      (payload: unknown, helpers: JobHelpers) => runJob(job, payload, helpers, log),
    ]),
  );
}
