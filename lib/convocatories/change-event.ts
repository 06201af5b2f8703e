import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocateds, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { CONVOCATED } from '@/lib/core/states';
import type { UpdateEventInput } from '@/lib/events/inputs';
import type { Event } from '@/lib/events/queries';
import { updateEvent } from '@/lib/events/update-event';
import { queueEmail } from '@/lib/notifications/queue-email';
import { isExclusionViolation } from '@/lib/platform/database-errors';
import { transact } from '@/lib/platform/transaction';
import { eventChanged } from './emails';
import { followDates } from './event-dates/follow-dates';

/**
 * Changes an event. When its dates change, the people it needs, its calls and their bookings follow, and every call
 * lies within it: who said yes to other dates is free and asked again (`followDates`). Who stays confirmed is told by
 * mail of new dates or another place. Throws INVALID, FORBIDDEN, NOT_FOUND, and CONFLICT when the event is closed, a
 * contract is signed for other dates, or a talent who had agreed to the new dates is taken elsewhere on them.
 */
export async function changeEvent(actor: Actor, input: UpdateEventInput): Promise<Event> {
  return transact(async (tx) => {
    const { before, after, moved } = await updateEvent(tx, actor, input);
    const rescheduled = +before.startDate !== +after.startDate || +before.endDate !== +after.endDate;
    if (rescheduled) await followDates(tx, actor, before, after);
    if (rescheduled || moved) await tellConfirmed(tx, after);
    return after;
  }).catch((error: unknown) => {
    throw isExclusionViolation(error) ? conflict('errors.event.talentsBooked') : error;
  });
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
