import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { events } from '@/db/schema';
import { conflict, notFound } from '@/lib/core/errors';
import { currentTime } from '@/lib/platform/clock';
import type { Event } from './queries';
import { OPEN_EVENT_STATES, stateAt } from './rules';

/**
 * Holds an open event of an agency until the transaction ends. Throws NOT_FOUND alike for another agency's, CONFLICT
 * for one that is closed or past.
 */
export async function holdOpenEvent(tx: Tx, agencyId: string, id: string): Promise<Event> {
  const [event] = await tx
    .select()
    .from(events)
    .where(and(eq(events.id, id), eq(events.agencyId, agencyId)))
    .for('update');
  if (!event) throw notFound('errors.event.notFound');
  if (!OPEN_EVENT_STATES.includes(stateAt(event, 0, currentTime()))) throw conflict('errors.event.closed');
  return event;
}
