import { and, eq, sql } from 'drizzle-orm';
import { messages } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { recordAudit } from '@/lib/platform/audit';
import { transact } from '@/lib/platform/transaction';
import { mayOperate } from './policy';
import { readFailureId } from './rules';

/**
 * Gives a failed message or job up for good. For administrators. Throws UNAUTHENTICATED, FORBIDDEN, and NOT_FOUND when it
 * has been dealt with meanwhile.
 */
export async function dropFailure(actor: Actor, failureId: string): Promise<string> {
  mayOperate(actor);
  const failure = readFailureId(failureId);
  if (!failure) throw notFound();
  await transact(async (tx) => {
    if (failure.kind === 'message') {
      if (!isUuid(failure.id)) throw notFound();
      const [row] = await tx
        .update(messages)
        .set({ status: 'CANCELLED' })
        .where(and(eq(messages.id, failure.id), eq(messages.status, 'FAILED')))
        .returning();
      if (!row) throw notFound();
      await recordAudit(tx, actor, 'message.drop', row, {
        from: 'FAILED',
        to: 'CANCELLED',
        detail: { kind: row.kind, channel: row.channel },
      });
      return;
    }
    const { rows } = await tx.execute<{ task: string }>(sql`
      delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
       where job.id = ${failure.id}::bigint and task.id = job.task_id
         and job.attempts >= job.max_attempts and job.locked_at is null
      returning task.identifier as task`);
    if (!rows[0]) throw notFound();
    await recordAudit(
      tx,
      actor,
      'job.drop',
      { id: failure.id, agencyId: null },
      { detail: { task: rows[0].task } },
    );
  });
  return failureId;
}
