import { and, eq, exists, inArray, lt, sql } from 'drizzle-orm';
import { convocateds, events } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { forbidden } from '@/lib/core/errors';
import { CONVOCATED } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { GO_ON, type JobHandler } from '@/lib/platform/jobs/define-job';
import { startTurn, turnOf } from '@/lib/platform/jobs/turn';
import { transact } from '@/lib/platform/transaction';
import { OPEN_EVENT_STATES, stateAt } from './rules';

const BATCH = 200;

/**
 * Writes down that open events whose end has passed are finished (36) when they have confirmed talents
 * and expired (38) when not (product decisions, "State catalogue"); for the scheduled job alone. It ends
 * with its turn; agencies take turns. Answers how many; harmless to repeat and to run twice at once.
 */
export async function closePastEvents(actor: Actor, turn = startTurn()): Promise<number> {
  if (actor.kind !== 'job') throw forbidden();
  const now = currentTime();
  let closed = 0;
  for (;;) {
    const done = await closeBatch(actor, now);
    closed += done;
    if (done < BATCH || turn.isOver()) return closed;
  }
}

async function closeBatch(actor: Actor, now: Date): Promise<number> {
  return transact(async (tx) => {
    const waiting = tx
      .select({ id: events.id, turn: turnOf(events.agencyId, events.endDate, events.id).as('turn') })
      .from(events)
      .where(and(inArray(events.stateId, [...OPEN_EVENT_STATES]), lt(events.endDate, now)))
      .as('waiting');
    const due = await tx
      .select({
        id: events.id,
        agencyId: events.agencyId,
        stateId: events.stateId,
        endDate: events.endDate,
        worked: sql<boolean>`${exists(confirmedPlaces())}`,
      })
      .from(events)
      .where(
        and(
          // Once more, as it is when the row is held.
          inArray(events.stateId, [...OPEN_EVENT_STATES]),
          inArray(
            events.id,
            tx.select({ id: waiting.id }).from(waiting).orderBy(waiting.turn, waiting.id).limit(BATCH),
          ),
        ),
      )
      .for('update', { skipLocked: true });
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
  const turn = startTurn();
  const closed = await closePastEvents(actor, turn);
  if (closed > 0) log.info({ closed }, 'events closed');
  return turn.isOver() ? GO_ON : undefined;
};
