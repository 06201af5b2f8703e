import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocateds, convocatories, eventPersonals, events } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { CONVOCATED, EVENT } from '@/lib/core/states';
import { moveEvent } from '@/lib/events/move-event';
import type { Event } from '@/lib/events/queries';

/**
 * Locks an event's row until the transaction ends, so that decisions on its talents count one another.
 * Taken before any place is locked, always in this order.
 */
export async function lockEventOf(tx: Tx, eventId: SQL): Promise<Event | null> {
  const [event] = await tx.select().from(events).where(sql`${events.id} = ${eventId}`).for('no key update');
  return event ?? null;
}

/**
 * An event is confirmed (35) once every profile and gender has the people it needs, and calls again (34)
 * when one of them is missing. The caller locks the event.
 */
export async function followCover(tx: Tx, actor: Actor, event: Event): Promise<void> {
  const covered = await isCovered(tx, event.id);
  if (covered) await moveEvent(tx, actor, event, EVENT.CONFIRMED);
  else if (event.stateId === EVENT.CONFIRMED) await moveEvent(tx, actor, event, EVENT.CALLING);
}

async function isCovered(tx: Tx, eventId: string): Promise<boolean> {
  const needs = await tx
    .select({ quantity: eventPersonals.quantity, confirmed: count(convocateds.id) })
    .from(eventPersonals)
    .leftJoin(convocatories, eq(convocatories.eventPersonalId, eventPersonals.id))
    .leftJoin(
      convocateds,
      and(eq(convocateds.convocatoryId, convocatories.id), eq(convocateds.stateId, CONVOCATED.CONFIRMED)),
    )
    .where(eq(eventPersonals.eventId, eventId))
    .groupBy(eventPersonals.id);
  return needs.length > 0 && needs.every((need) => need.confirmed >= need.quantity);
}
