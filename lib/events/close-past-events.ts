import { and, eq, exists, inArray, lt, sql } from 'drizzle-orm';
import { convocateds, events } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { forbidden } from '@/lib/core/errors';
import { CONVOCATED } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import type { JobHandler } from '@/lib/platform/jobs/define-job';
import { transact } from '@/lib/platform/transaction';
import { OPEN_EVENT_STATES, stateAt } from './rules';

const BATCH = 200;

/**
 * Writes down that open events whose end has passed are finished (36) when they have confirmed talents
 * and expired (38) when not (product decisions, "State catalogue"); for the scheduled job alone. Answers
 * how many; harmless to repeat and to run twice at once.
 */
export async function closePastEvents(actor: Actor): Promise<number> {
  if (actor.kind !== 'job') throw forbidden();
  const now = currentTime();
  let closed = 0;
  for (;;) {
    const done = await closeBatch(actor, now);
    closed += done;
    if (done < BATCH) return closed;
  }
}

async function closeBatch(actor: Actor, now: Date): Promise<number> {
  return transact(async (tx) => {
    const due = await tx
      .select({
        id: events.id,
        agencyId: events.agencyId,
        stateId: events.stateId,
        endDate: events.endDate,
        worked: sql<boolean>`${exists(confirmedPlaces())}`,
      })
      .from(events)
      .where(and(inArray(events.stateId, [...OPEN_EVENT_STATES]), lt(events.endDate, now)))
      .orderBy(events.endDate, events.id)
      .limit(BATCH)
      .for('update', { of: events, skipLocked: true });
    for (const event of due) {
      const to = stateAt(event, event.worked ? 1 : 0, now);
      await tx.update(events).set({ stateId: to, updatedAt: now }).where(eq(events.id, event.id));
      await recordAudit(tx, actor, 'event.move', event, { from: event.stateId, to });
    }
    return due.length;
  });
}

const confirmedPlaces = () =>
  database()
    .select({ one: sql`1` })
    .from(convocateds)
    .where(and(eq(convocateds.eventId, events.id), eq(convocateds.stateId, CONVOCATED.CONFIRMED)));

export const handle: JobHandler<Record<string, never>> = async (_, { actor, log }) => {
  const closed = await closePastEvents(actor);
  if (closed > 0) log.info({ closed }, 'events closed');
};
