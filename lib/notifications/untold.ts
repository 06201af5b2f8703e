import { and, asc, eq, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { messages } from '@/db/schema';
import type { MessageRow } from './channel-sender';

type EventOf = { readonly id: string; readonly agencyId: string };

const ofEvent = ({ id, agencyId }: EventOf) => and(eq(messages.agencyId, agencyId), eq(messages.eventId, id));

/**
 * Takes messages to send them, unless somebody withdrew them meanwhile: from then on nobody withdraws them. An attempt
 * counts from here.
 */
export async function takeMessages(db: Db, rows: readonly MessageRow[]): Promise<readonly MessageRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const held = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(inArray(messages.id, ids), eq(messages.status, 'QUEUED')))
    .orderBy(asc(messages.id))
    .for('update');
  const taken = await db
    .update(messages)
    .set({ attempts: sql`${messages.attempts} + 1` })
    .where(inArray(messages.id, held))
    .returning({ id: messages.id });
  const kept = new Set(taken.map(({ id }) => id));
  return rows.filter(({ id }) => kept.has(id));
}

export type Untold = Pick<MessageRow, 'id' | 'kind' | 'talentId' | 'payload' | 'createdAt'>;

/** What waits to be told of an event; no worker takes any of it until the transaction ends. */
export const lockUntold = (tx: Tx, event: EventOf): Promise<Untold[]> =>
  tx
    .select({
      id: messages.id,
      kind: messages.kind,
      talentId: messages.talentId,
      payload: messages.payload,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .where(and(ofEvent(event), eq(messages.status, 'QUEUED'), eq(messages.attempts, 0)))
    .orderBy(asc(messages.id))
    .for('update');

/**
 * When each talent was last told something of an event, by id; what a worker has taken and not done is told at the end of
 * time. Of talents who were told nothing since a moment, it has none.
 */
export async function findTold(
  tx: Tx,
  event: EventOf,
  since: Date,
): Promise<ReadonlyMap<string | null, Date>> {
  const at = sql`coalesce(${messages.sentAt}, ${messages.failedAt}, 'infinity')`;
  const rows = await tx
    .select({ talentId: messages.talentId, at: sql<number>`extract(epoch from max(${at})) * 1000` })
    .from(messages)
    .where(
      and(
        ofEvent(event),
        isNotNull(messages.talentId),
        ne(messages.status, 'CANCELLED'),
        or(gt(messages.attempts, 0), isNotNull(messages.sentAt)),
        sql`${at} >= ${since.toISOString()}::timestamptz`,
      ),
    )
    .groupBy(messages.talentId);
  return new Map(rows.map((row) => [row.talentId, new Date(Math.min(Number(row.at), 8.64e15))]));
}

/** Withdraws messages that the caller holds. */
export async function withdraw(tx: Tx, waiting: readonly Untold[]): Promise<void> {
  if (waiting.length === 0) return;
  const ids = waiting.map(({ id }) => id);
  await tx.update(messages).set({ status: 'CANCELLED' }).where(inArray(messages.id, ids));
}
