import type { Pool } from 'pg';
import type { Logger } from '@/lib/platform/log';

const EVERY_MS = 1_000;
/** What the queue's column holds. */
const LAST_TURN = 32_000;

/**
 * Gives the jobs that have an owner (`enqueue` marks them) their turn, as the queue's priority: the first of each owner
 * come before the second of any. A job gets its turn once. An owner that comes later begins where the others stand, so
 * that it neither waits for their backlog nor passes it over and over. Jobs of nobody keep the turn before all others.
 */
const SHARE = `
  with waiting as materialized (
    select id, task_id, priority, run_at, keys.owner
      from graphile_worker._private_jobs, lateral (select jsonb_object_keys(flags) as owner limit 1) keys
      where flags is not null and locked_at is null and attempts < max_attempts and run_at <= now()),
  stands as (select task_id, min(priority) as turn from waiting where priority > 0 group by task_id),
  last as (select task_id, owner, max(priority) as turn from waiting where priority > 0 group by task_id, owner),
  turns as (
    select w.id, greatest(coalesce(l.turn, 0), coalesce(s.turn, 1) - 1)
        + row_number() over (partition by w.task_id, w.owner order by w.run_at, w.id) as turn
      from waiting w left join stands s using (task_id) left join last l using (task_id, owner)
      where w.priority = 0)
  update graphile_worker._private_jobs j set priority = least(t.turn, ${LAST_TURN})
    from turns t where j.id = t.id and j.locked_at is null and j.priority = 0`;

export const shareTurns = (pool: Pick<Pool, 'query'>) => pool.query(SHARE);

/** Gives out turns until the returned function is called. */
export function keepSharing(pool: Pool, log: Logger): () => void {
  let sharing = false;
  const share = async () => {
    if (sharing) return;
    sharing = true;
    await shareTurns(pool).catch((error: unknown) => log.warn({ error }, 'could not give out turns of jobs'));
    sharing = false;
  };
  const timer = setInterval(() => void share(), EVERY_MS);
  return () => clearInterval(timer);
}
