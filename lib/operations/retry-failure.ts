import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { messages } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { queueMessage } from '@/lib/notifications/jobs';
import { recordAudit } from '@/lib/platform/audit';
import { transact } from '@/lib/platform/transaction';
import { mayOperate } from './policy';
import { readFailureId } from './rules';

/** Puts a given-up message back in the queue. Throws NOT_FOUND when it is no such message, or not `within`. */
export async function resend(tx: Tx, actor: Actor, id: string, within?: SQL): Promise<void> {
  if (!isUuid(id)) throw notFound();
  const [row] = await tx
    .update(messages)
    .set({ status: 'QUEUED', error: null, failedAt: null, dueAt: null })
    .where(and(eq(messages.id, id), eq(messages.status, 'FAILED'), within))
    .returning();
  if (!row) throw notFound();
  await queueMessage(tx, row);
  await recordAudit(
    tx,
    actor,
    'message.retry',
    { id, agencyId: row.agencyId },
    { from: 'FAILED', to: 'QUEUED', detail: { kind: row.kind, channel: row.channel } },
  );
}

/**
 * Tries a message or a job again that nobody tries any more, from its first attempt. For administrators. Throws
 * UNAUTHENTICATED, FORBIDDEN, and NOT_FOUND when it has been dealt with meanwhile.
 */
export async function retryFailure(actor: Actor, failureId: string): Promise<string> {
  mayOperate(actor);
  const failure = readFailureId(failureId);
  if (!failure) throw notFound();
  await transact(async (tx) => {
    if (failure.kind === 'message') return resend(tx, actor, failure.id);
    const { rows } = await tx.execute(sql`
      update graphile_worker._private_jobs set attempts = 0, run_at = now(), last_error = null
       where id = ${failure.id}::bigint and attempts >= max_attempts and locked_at is null returning id`);
    if (rows.length === 0) throw notFound();
    await recordAudit(tx, actor, 'job.retry', { id: failure.id, agencyId: null });
  });
  return failureId;
}
