import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Logger } from '@/lib/platform/log';

const RENEW_EVERY_MS = 3_000;
const LEASE_SECONDS = 12;

/** Says that the jobs taken by these pools of workers are still being worked on. */
const renewLease = (pool: Pool, workerPoolIds: readonly string[]) =>
  pool.query('update graphile_worker._private_jobs set locked_at = now() where locked_by = any($1)', [
    workerPoolIds,
  ]);

/**
 * Gives back the jobs whose worker has not renewed them: it was killed, or the machine is gone.
 * Left alone the queue would wait four hours. Returns how many were given back.
 */
async function releaseExpiredLeases(pool: Pool): Promise<number> {
  const result = await pool.query(
    `update graphile_worker._private_jobs
        set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
      where locked_at < now() - make_interval(secs => $1)`,
    [LEASE_SECONDS],
  );
  return result.rowCount ?? 0;
}

/** Says that this worker is at work, and forgets those that have not been seen for a day. */
const BEAT = `
  with gone as (delete from worker_heartbeats where seen_at < now() - interval '1 day')
  insert into worker_heartbeats (worker_id, seen_at) values ($1, now())
    on conflict (worker_id) do update set seen_at = excluded.seen_at`;

/** Renews these pools' leases, beats, and frees the leases of dead workers until the returned function is called. */
export function keepLeases(pool: Pool, workerPoolIds: () => readonly string[], log: Logger): () => void {
  const workerId = randomUUID();
  const beat = async () => {
    try {
      await renewLease(pool, workerPoolIds());
      await pool.query(BEAT, [workerId]);
      const released = await releaseExpiredLeases(pool);
      if (released > 0) log.warn({ released }, 'took over jobs of a worker that died');
    } catch (error) {
      log.warn({ error }, 'could not renew job leases');
    }
  };
  void beat();
  const timer = setInterval(() => void beat(), RENEW_EVERY_MS);
  return () => clearInterval(timer);
}
