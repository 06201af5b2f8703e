import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { cities, events } from '@/db/schema';
import { notFound } from '@/lib/core/errors';
import type { Event } from './queries';

export type LockedEvent = Event & { readonly timeZone: string };

/** Locks an event, of whatever agency, whose client pays the platform. The caller has decided. Throws NOT_FOUND. */
export async function lockCollectedEvent(tx: Tx, id: string): Promise<LockedEvent> {
  const [row] = await tx
    .select({ event: events, timeZone: cities.timeZone })
    .from(events)
    .innerJoin(cities, eq(cities.id, events.cityId))
    .where(and(eq(events.id, id), events.tercero))
    .for('update', { of: events });
  if (!row) throw notFound('errors.event.notFound');
  return { ...row.event, timeZone: row.timeZone };
}

/** Locks an event of an agency, open or closed, until the transaction ends. Throws NOT_FOUND alike for another agency's. */
export async function lockEvent(tx: Tx, agencyId: string, id: string): Promise<LockedEvent> {
  const [row] = await tx
    .select({ event: events, timeZone: cities.timeZone })
    .from(events)
    .innerJoin(cities, eq(cities.id, events.cityId))
    .where(and(eq(events.id, id), eq(events.agencyId, agencyId)))
    .for('update', { of: events });
  if (!row) throw notFound('errors.event.notFound');
  return { ...row.event, timeZone: row.timeZone };
}
