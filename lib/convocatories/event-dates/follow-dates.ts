import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import {
  cities,
  contracts,
  convocateds,
  convocatories,
  eventPersonals,
  talentBookings,
  talents,
} from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { linksExpireAt } from '@/lib/core/calendar';
import { AppError } from '@/lib/core/errors';
import { APPLICATION, CONVOCATED, CONVOCATORY } from '@/lib/core/states';
import type { Event } from '@/lib/events/queries';
import { moveEventLinks } from '@/lib/identity/link-tokens/move-event-links';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { usualDeadline } from '../calls/usual-deadline';
import { followCover } from '../decisions/cover-event';
import { answerAgain } from '../notices';
import type { Convocated, Convocatory } from '../queries';
import { endsOutside, takesAnswers } from '../rules';
import { callDatesAfter, type Span } from './rules';

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
    const askedAgain = await freeUnagreed(tx, actor, unagreed);
    await moveCall(tx, actor, call, dates, askedAgain ? city.timeZone : null);
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

const contractsSigned = (count: number): AppError =>
  new AppError('CONFLICT', 'errors.event.contractsSigned', {}, { values: { count } });

type Unagreed = { readonly place: Convocated; readonly email: string; readonly contractId: string | null };

/** Locks the places whose yes does not cover a call's new dates. */
async function lockUnagreed(tx: Tx, call: Convocatory, dates: Span): Promise<Unagreed[]> {
  const accepted = await tx
    .select({ place: convocateds, email: talents.email, contractId: contracts.id })
    .from(convocateds)
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .leftJoin(contracts, eq(contracts.convocatedId, convocateds.id))
    .where(
      and(eq(convocateds.convocatoryId, call.id), eq(convocateds.applicationStateId, APPLICATION.ACCEPTED)),
    )
    .for('update', { of: convocateds });
  return accepted.filter(({ place }) => endsOutside(dates, acceptedSpan(place, call)).length > 0);
}

/** Takes each of these yeses back. Returns whether somebody is to answer again. */
async function freeUnagreed(tx: Tx, actor: Actor, unagreed: readonly Unagreed[]): Promise<boolean> {
  for (const { place, email } of unagreed) {
    const stateId = place.stateId === CONVOCATED.CONFIRMED ? CONVOCATED.CALLED : place.stateId;
    await tx
      .update(convocateds)
      .set({
        stateId,
        applicationStateId: APPLICATION.PENDING,
        reply: null,
        repliedAt: null,
        acceptedFrom: null,
        acceptedUntil: null,
        updatedAt: currentTime(),
      })
      .where(eq(convocateds.id, place.id));
    if (place.stateId === CONVOCATED.CONFIRMED) {
      await tx.delete(talentBookings).where(eq(talentBookings.convocatedId, place.id));
    }
    await recordAudit(tx, actor, 'convocated.ask-again', place, {
      from: place.stateId,
      to: stateId,
      detail: { eventId: place.eventId, talentId: place.talentId },
    });
    if (stateId === CONVOCATED.DISCARDED) continue;
    const { id: convocatedId, agencyId, talentId, eventId } = place;
    await notify(tx, answerAgain, { agencyId, talentId, eventId, email }, { convocatedId });
  }
  return unagreed.some(({ place }) => place.stateId !== CONVOCATED.DISCARDED);
}

/** Returns the dates that a talent accepted; where they were not recorded, the dates that its call had. */
const acceptedSpan = ({ acceptedFrom, acceptedUntil }: Convocated, call: Convocatory): Span => ({
  startDate: acceptedFrom ?? call.startDate,
  endDate: acceptedUntil ?? call.endDate,
});

/**
 * Gives a call and its bookings new dates. With the time zone of its event, a call that takes no answers any more takes
 * them again: somebody has to give one.
 */
async function moveCall(
  tx: Tx,
  actor: Actor,
  call: Convocatory,
  { startDate, endDate }: Span,
  askedIn: string | null,
): Promise<void> {
  const now = currentTime();
  const reopens = askedIn !== null && call.stateId === CONVOCATORY.CLOSED;
  const stateId = reopens ? CONVOCATORY.OPEN : call.stateId;
  const kept = call.deadline && call.deadline > endDate ? endDate : call.deadline;
  const late = stateId === CONVOCATORY.OPEN && !takesAnswers({ stateId, deadline: kept, endDate }, now);
  const deadline = askedIn !== null && late ? usualDeadline({ startDate, endDate }, askedIn, now) : kept;
  await tx
    .update(convocatories)
    .set({ startDate, endDate, deadline, stateId, updatedAt: now })
    .where(eq(convocatories.id, call.id));
  const places = tx
    .select({ id: convocateds.id })
    .from(convocateds)
    .where(eq(convocateds.convocatoryId, call.id));
  await tx
    .update(talentBookings)
    .set({
      during: sql`tstzrange(${startDate.toISOString()}, ${endDate.toISOString()}, '[]')`,
      updatedAt: now,
    })
    .where(inArray(talentBookings.convocatedId, places));
  if (!reopens) return;
  await recordAudit(tx, actor, 'convocatory.reopen', call, {
    from: call.stateId,
    to: stateId,
    detail: { eventId: call.eventId },
  });
}
