import { and, eq } from 'drizzle-orm';
import { eventPlaces, events } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { emptyToNull } from '@/lib/core/contact';
import { AppError } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { lockOpenEvent } from '../lock-open-event';
import { mayManageEvents } from '../policy';
import type { Event } from '../queries';
import { type EventStopsInput, eventStopsInput } from './inputs';
import { venueOf } from './move-place';

/**
 * Keeps where an open event is on which day and hour, as the whole list says it. Throws INVALID for what lies outside of
 * the event's dates, FORBIDDEN, NOT_FOUND, CONFLICT for a closed event.
 */
export async function keepStops(actor: Actor, input: EventStopsInput): Promise<Event> {
  const { agencyId } = mayManageEvents(actor);
  const { eventId, stops } = parseInput(eventStopsInput, input);
  return transact(async (tx) => {
    const event = await lockOpenEvent(tx, agencyId, eventId);
    const rows: (typeof eventPlaces.$inferInsert)[] = [];
    for (const [index, { label, startDate, endDate, cityId, ...venue }] of stops.entries()) {
      const wrong = (field: string, key: string) =>
        new AppError('INVALID', 'errors.invalid', { [`stops.${index}.${field}`]: key });
      if (startDate < event.startDate || startDate > event.endDate)
        throw wrong('startDate', 'validation.withinEvent');
      if (endDate > event.endDate) throw wrong('endDate', 'validation.withinEvent');
      const placeDirectoryId = await venueOf(tx, { agencyId, cityId: cityId ?? event.cityId }, venue);
      if (!placeDirectoryId) throw wrong('placeName', 'validation.required');
      rows.push({ agencyId, eventId, placeDirectoryId, label: emptyToNull(label), startDate, endDate });
    }
    await tx
      .delete(eventPlaces)
      .where(and(eq(eventPlaces.eventId, eventId), eq(eventPlaces.agencyId, agencyId)));
    if (rows.length > 0) await tx.insert(eventPlaces).values(rows);
    // The list belongs to the event: its revision counts it.
    await tx.update(events).set({ updatedAt: currentTime() }).where(eq(events.id, eventId));
    const detail = { fields: ['places'] };
    await recordAudit(tx, actor, 'event.update', { id: eventId, agencyId }, { detail });
    return event;
  });
}
