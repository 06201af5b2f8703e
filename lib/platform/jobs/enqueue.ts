import { sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import type { Job } from './define-job';

export type EnqueueOptions = {
  /** Not before this instant; at once unless told. */
  readonly runAt?: Date;
  /** At most one waiting job has this key: enqueueing again replaces payload and time. */
  readonly key?: string;
  /** With a key: one that waits already keeps its time, and so its place in the line. */
  readonly keepsTime?: boolean;
  readonly maxAttempts?: number;
  /** The agency or person whose work it is: of many that wait, each owner's take turns (`share-turns.ts`). */
  readonly owner?: string;
};

/**
 * Queues a job inside the caller's transaction: it runs once that commits and never if it rolls back.
 * Throws when the payload does not fit the job's schema.
 */
export async function enqueue<Payload>(
  tx: Tx,
  job: Job<Payload>,
  payload: NoInfer<Payload>,
  options: EnqueueOptions = {},
): Promise<void> {
  const body = JSON.stringify(job.parse(payload));
  await tx.execute(sql`
    select graphile_worker.add_job(
      identifier => ${job.name}::text,
      payload => ${body}::json,
      run_at => ${options.runAt?.toISOString() ?? null}::timestamptz,
      max_attempts => ${options.maxAttempts ?? job.maxAttempts ?? null}::integer,
      job_key => ${options.key ?? null}::text,
      job_key_mode => ${options.keepsTime ? 'preserve_run_at' : 'replace'}::text,
      flags => ${options.owner ? `{${options.owner}}` : null}::text[]
    )`);
}

type Waiting<Payload> = {
  readonly payload: Payload;
  readonly runAt?: Date | null;
  readonly owner?: string | null;
};

/** Queues several jobs of one kind, each with its options, in one statement. Throws as above. */
export async function enqueueAll<Payload>(
  tx: Tx,
  job: Job<Payload>,
  waiting: readonly Waiting<NoInfer<Payload>>[],
): Promise<void> {
  if (waiting.length === 0) return;
  const rows = waiting.map(({ payload, runAt, owner }) => ({
    payload: job.parse(payload),
    run_at: runAt,
    flags: owner ? [owner] : null,
  }));
  await tx.execute(sql`
    select graphile_worker.add_job(
      identifier => ${job.name}::text,
      payload => one.payload,
      run_at => one.run_at,
      max_attempts => ${job.maxAttempts ?? null}::integer,
      flags => one.flags
    ) from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as one (payload json, run_at timestamptz, flags text[])`);
}
