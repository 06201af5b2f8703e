import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocateds } from '@/db/schema';
import type { AgencyActor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import type { Event } from '@/lib/events/queries';
import { isClosed, stateAt } from '@/lib/events/rules';
import { currentTime } from '@/lib/platform/clock';
import { shownTo } from '@/lib/talents/queries';
import type { Convocated } from '../queries';
import { lockEventOf } from './cover-event';

/**
 * Locks a place of the agency and, before it, its event. Throws NOT_FOUND alike for another agency's place, and CONFLICT
 * when the event is closed.
 */
export async function lockPlace(
  tx: Tx,
  agency: AgencyActor,
  id: string,
): Promise<{ readonly event: Event; readonly place: Convocated }> {
  const own = and(
    eq(convocateds.id, id),
    eq(convocateds.agencyId, agency.agencyId),
    shownTo(agency, convocateds.talentId),
  );
  const eventOfPlace = tx.select({ id: convocateds.eventId }).from(convocateds).where(own);
  const event = await lockEventOf(tx, sql`(${eventOfPlace})`);
  if (!event) throw notFound('errors.convocated.notFound');
  const [place] = await tx.select().from(convocateds).where(own).for('update');
  if (!place) throw notFound('errors.convocated.notFound');
  if (isClosed(stateAt(event, 0, currentTime()))) throw conflict('errors.event.closed');
  return { event, place };
}
