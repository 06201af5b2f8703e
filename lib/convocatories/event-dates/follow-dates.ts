import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { cities, convocatories, eventPersonals } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { linksExpireAt } from '@/lib/core/calendar';
import { AppError } from '@/lib/core/errors';
import type { Event } from '@/lib/events/queries';
import { moveEventLinks } from '@/lib/identity/link-tokens/move-event-links';
import { notify } from '@/lib/notifications/notify';
import { currentTime } from '@/lib/platform/clock';
import { followCover } from '../decisions/cover-event';
import { answerAgain } from '../notices';
import { askAgain, lockUnagreed } from './ask-again';
import { moveCall } from './move-call';
import { callDatesAfter } from './rules';

/**
 * Lets what an event holds follow its new dates: the people it needs, its calls and their bookings. Nobody is bound to
 * dates without having said yes to them (product decisions, "Who may see and bind a person"): whose yes does not
 * reach the new dates is only called again, its booking is free, and it is asked by mail. The caller holds the event.
 * Throws CONFLICT, with how many, when some of those have signed a contract.
 */
export async function followDates(tx: Tx, actor: Actor, before: Event, after: Event): Promise<void> {
  const { id } = after;
  await moveNeeds(tx, before, after);
  const [city] = await tx
    .select({ timeZone: cities.timeZone })
    .from(cities)
    .where(eq(cities.id, after.cityId));
  if (!city) throw new Error('an event is in a city');
  const calls = await tx.select().from(convocatories).where(eq(convocatories.eventId, id));
  let signed = 0;
  for (const call of calls) {
    const dates = callDatesAfter(call, before, after);
    if (+dates.startDate === +call.startDate && +dates.endDate === +call.endDate) continue;
    const unagreed = await lockUnagreed(tx, call, dates);
    signed += unagreed.filter(({ contractId }) => contractId).length;
    // What follows is taken back with the rest; the other calls are still counted.
    if (signed > 0) continue;
    const asked = await askAgain(tx, actor, unagreed);
    for (const { place, email } of asked) {
      const { id: convocatedId, agencyId, talentId, eventId } = place;
      await notify(tx, answerAgain, { agencyId, talentId, eventId, email }, { convocatedId });
    }
    await moveCall(tx, actor, call, dates, asked.length > 0 ? city.timeZone : null);
  }
  if (signed > 0) throw contractsSigned(signed);
  await moveEventLinks(tx, id, linksExpireAt(after.endDate, city.timeZone));
  await followCover(tx, actor, after);
}

/** Gives the people that an event needs dates within its new ones, as its calls get them. */
async function moveNeeds(tx: Tx, before: Event, after: Event): Promise<void> {
  const needs = await tx.select().from(eventPersonals).where(eq(eventPersonals.eventId, after.id));
  for (const need of needs) {
    const { startDate, endDate } = callDatesAfter(need, before, after);
    if (+startDate === +need.startDate && +endDate === +need.endDate) continue;
    await tx
      .update(eventPersonals)
      .set({ startDate, endDate, updatedAt: currentTime() })
      .where(eq(eventPersonals.id, need.id));
  }
}

/** Refuses dates for which somebody has not signed. */
export const contractsSigned = (count: number): AppError =>
  new AppError('CONFLICT', 'errors.event.contractsSigned', {}, { values: { count } });
