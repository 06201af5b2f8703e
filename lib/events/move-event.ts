import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { events } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { EVENT_LIFE } from '@/lib/core/states/event';
import { leadsTo } from '@/lib/core/states/lifecycle';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import type { Event } from './queries';
import { OPEN_EVENT_STATES, whyNotByHand } from './rules';

/**
 * Moves an event to a state from any state that allows it, with its audit row. Answers null when
 * it was not in one: the condition in the UPDATE decides between two who move it at once.
 */
export async function moveEvent(
  tx: Tx,
  actor: Actor,
  event: { id: string; agencyId: string },
  to: number,
  reason?: string,
): Promise<Event | null> {
  const from = OPEN_EVENT_STATES.filter((state) => leadsTo(EVENT_LIFE, state, to));
  const before = tx.$with('before').as(
    tx
      .select({ id: events.id, stateId: events.stateId })
      .from(events)
      .where(and(eq(events.id, event.id), eq(events.agencyId, event.agencyId), inArray(events.stateId, from)))
      .for('update'),
  );
  const [row] = await tx
    .with(before)
    .update(events)
    .set({ stateId: to, updatedAt: currentTime(), ...(reason ? { cancelledReason: reason } : {}) })
    .from(before)
    .where(eq(events.id, before.id))
    .returning({ moved: sql<number>`${before.stateId}` });
  if (!row) return null;
  await recordAudit(tx, actor, 'event.move', event, {
    from: row.moved,
    to,
    detail: reason ? { reason } : undefined,
  });
  const [moved] = await tx.select().from(events).where(eq(events.id, event.id));
  return moved ?? null;
}

/**
 * Moves an event that the caller holds to a state that people may choose; one that is there stays as it is. From then on
 * the next decision on a talent follows its cover again. Throws CONFLICT with why it cannot be.
 */
export async function moveByHand(tx: Tx, actor: Actor, event: Event, to: number): Promise<Event> {
  const why = whyNotByHand(event.stateId, to);
  if (why) throw conflict(why);
  if (event.stateId === to) return event;
  const moved = await moveEvent(tx, actor, event, to);
  if (!moved) throw conflict('errors.event.closed');
  return moved;
}
