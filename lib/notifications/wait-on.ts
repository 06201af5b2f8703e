import { and, eq, exists, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '@/db/client';
import { messages } from '@/db/schema';
import { currentTime } from '@/lib/platform/clock';
import type { EnqueueOptions } from '@/lib/platform/jobs/enqueue';
import { transact } from '@/lib/platform/transaction';
import type { MessageRow } from './channel-sender';

/** Queues the sending of a row of `messages`: `queueMessage`, handed in by the job that it queues. */
export type Queue = (
  tx: Tx,
  row: Pick<MessageRow, 'id' | 'channel'>,
  options: EnqueueOptions,
) => Promise<void>;

/** A message that is not true yet is composed again after so long. */
const WAIT_MS = 10 * 60_000;

const older = alias(messages, 'older');

/**
 * Lets a message wait that is not true yet. Of several that tell the same person the same by the same channel the oldest
 * waits for all.
 */
export async function waitOn(row: MessageRow, queue: Queue): Promise<void> {
  const runAt = new Date(currentTime().getTime() + WAIT_MS);
  await transact(async (tx) => {
    const sameWaits = exists(
      tx
        .select({ one: sql`1` })
        .from(older)
        .where(
          and(
            row.talentId ? eq(older.talentId, row.talentId) : sql`false`,
            eq(older.status, 'QUEUED'),
            eq(older.channel, row.channel),
            eq(older.kind, row.kind),
            sql`${older.payload} = ${JSON.stringify(row.payload)}::jsonb`,
            or(
              lt(older.createdAt, row.createdAt),
              and(eq(older.createdAt, row.createdAt), lt(older.id, row.id)),
            ),
          ),
        ),
    );
    const [waiting] = await tx
      .update(messages)
      .set({
        dueAt: runAt,
        // Nobody was told: it may still be withdrawn.
        attempts: sql`greatest(${messages.attempts} - 1, 0)`,
        status: sql`case when ${sameWaits} then 'BUNDLED' else ${messages.status} end`,
      })
      .where(and(eq(messages.id, row.id), eq(messages.status, 'QUEUED')))
      .returning();
    if (waiting?.status !== 'QUEUED') return;
    const turn = row.agencyId ? { owner: row.agencyId } : {};
    // Of a job that is tried again, and the one that it had queued before, one is left.
    await queue(tx, row, { ...turn, runAt, key: `message:${row.id}` });
  });
}
