import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocateds, convocatories, eventPersonals, talentBookings, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { CONVOCATED } from '@/lib/core/states';
import type { UpdateEventInput } from '@/lib/events/inputs';
import type { Event } from '@/lib/events/queries';
import { updateEvent } from '@/lib/events/update-event';
import { queueEmail } from '@/lib/notifications/queue-email';
import { isExclusionViolation } from '@/lib/platform/database-errors';
import { transact } from '@/lib/platform/transaction';
import { eventChanged } from './jobs';

/**
 * Changes an event. When its dates change, what lay exactly on the old ones follows: the people it needs,
 * its calls and the bookings of their talents; the database refuses when one of them is taken elsewhere on
 * the new dates. Confirmed talents are told by mail of new dates or another place. Signed contracts keep
 * what was signed. Throws INVALID, FORBIDDEN, NOT_FOUND, CONFLICT.
 */
export async function changeEvent(actor: Actor, input: UpdateEventInput): Promise<Event> {
  return transact(async (tx) => {
    const { before, after, moved } = await updateEvent(tx, actor, input);
    const rescheduled = +before.startDate !== +after.startDate || +before.endDate !== +after.endDate;
    if (rescheduled) await followDates(tx, before, after);
    if (rescheduled || moved) await tellConfirmed(tx, after);
    return after;
  }).catch((error: unknown) => {
    throw isExclusionViolation(error) ? conflict('errors.event.talentsBooked') : error;
  });
}

async function followDates(tx: Tx, before: Event, { id, startDate, endDate }: Event): Promise<void> {
  const dates = { startDate, endDate, updatedAt: new Date() };
  await tx
    .update(eventPersonals)
    .set(dates)
    .where(
      and(
        eq(eventPersonals.eventId, id),
        eq(eventPersonals.startDate, before.startDate),
        eq(eventPersonals.endDate, before.endDate),
      ),
    );
  const calls = await tx
    .update(convocatories)
    .set({ ...dates, deadline: sql`least(${convocatories.deadline}, ${endDate.toISOString()}::timestamptz)` })
    .where(
      and(
        eq(convocatories.eventId, id),
        eq(convocatories.startDate, before.startDate),
        eq(convocatories.endDate, before.endDate),
      ),
    )
    .returning({ id: convocatories.id });
  const callIds = calls.map((call) => call.id);
  if (callIds.length === 0) return;
  const places = tx
    .select({ id: convocateds.id })
    .from(convocateds)
    .where(inArray(convocateds.convocatoryId, callIds));
  await tx
    .update(talentBookings)
    .set({
      during: sql`tstzrange(${startDate.toISOString()}, ${endDate.toISOString()}, '[]')`,
      updatedAt: new Date(),
    })
    .where(inArray(talentBookings.convocatedId, places));
}

async function tellConfirmed(tx: Tx, event: Event): Promise<void> {
  const confirmed = await tx
    .select({ convocatedId: convocateds.id, email: talents.email })
    .from(convocateds)
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .where(and(eq(convocateds.eventId, event.id), eq(convocateds.stateId, CONVOCATED.CONFIRMED)));
  for (const { convocatedId, email } of confirmed) {
    await queueEmail(tx, eventChanged, { convocatedId }, { agencyId: event.agencyId, to: email });
  }
}
