import type { Pool } from 'pg';
import type { Logger } from '@/lib/platform/log';

const RENEW_EVERY_MS = 3_000;
export const LEASE_SECONDS = 12;

/** Says that the jobs taken by this pool of workers are still being worked on. */
export const renewLease = (pool: Pool, workerPoolId: string) =>
  pool.query('update graphile_worker._private_jobs set locked_at = now() where locked_by = $1', [
    workerPoolId,
  ]);

/**
 * Gives back the jobs whose worker has not renewed them: it was killed, or the machine is gone.
 * Left alone the queue would wait four hours. Returns how many were given back.
 */
export async function releaseExpiredLeases(pool: Pool): Promise<number> {
  const result = await pool.query(
    `update graphile_worker._private_jobs
        set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
      where locked_at < now() - make_interval(secs => $1)`,
    [LEASE_SECONDS],
  );
  return result.rowCount ?? 0;
}

/** Renews this pool's leases and frees those of dead workers until the returned function is called. */
export function keepLeases(pool: Pool, workerPoolId: () => string | undefined, log: Logger): () => void {
  const beat = async () => {
    try {
      const id = workerPoolId();
      if (id) await renewLease(pool, id);
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
