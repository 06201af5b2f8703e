import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { cities, eventPersonals } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { linksExpireAt } from '@/lib/core/calendar';
import { AppError } from '@/lib/core/errors';
import { CONVOCATORY } from '@/lib/core/states';
import type { Event } from '@/lib/events/queries';
import { moveEventLinks } from '@/lib/identity/link-tokens/move-event-links';
import { notifyAll } from '@/lib/notifications/notify';
import type { Untold } from '@/lib/notifications/untold';
import { currentTime } from '@/lib/platform/clock';
import { followCover } from '../decisions/cover-event';
import { answerAgain } from '../notices';
import { type Accepted, askAgain, lockAccepted, unagreedOf } from './ask-again';
import { giveBack } from './give-back';
import { closeAgain, moveCall } from './move-call';
import type { Followed, RecentMove } from './recent-changes';
import { isSame, movedCalls, needDatesAfter } from './rules';

type Move = {
  readonly before: Event;
  readonly after: Event;
  /** What follows, as it was until now. */
  readonly was: Followed;
  /** What happened to it within the last ten minutes. */
  readonly moves: readonly RecentMove[];
  readonly untold: readonly Untold[];
};

/**
 * Lets what an event holds follow its new dates: the people it needs, its calls and their bookings. Nobody is bound to
 * dates without having said yes to them (product decisions, "Who may see and bind a person"): whose yes does not
 * reach the new dates is only called again, its booking is free, and it is asked by mail. Dates that the event had within
 * the last ten minutes give back what it lost since (`giveBack`). The caller locks the event. Throws CONFLICT, with how
 * many, when some of those have signed a contract.
 */
export async function followDates(tx: Tx, actor: Actor, move: Move): Promise<void> {
  const { after, was, untold } = move;
  const [city] = await tx
    .select({ timeZone: cities.timeZone })
    .from(cities)
    .where(eq(cities.id, after.cityId));
  if (!city) throw new Error('an event is in a city');
  await moveNeeds(tx, move);
  let signed = 0;
  for (const { call, dates, former } of movedCalls(was.calls, move)) {
    const unagreed = unagreedOf(await lockAccepted(tx, call.id), dates, null);
    signed += unagreed.filter(({ contractId }) => contractId).length;
    // What follows is taken back with the rest; the other calls are still counted.
    if (signed > 0) continue;
    const asked = await askAgain(tx, actor, unagreed);
    await tellAsked(tx, asked);
    await moveCall(tx, actor, call, dates, { former, askedIn: asked.length > 0 ? city.timeZone : null });
    const { left } = await giveBack(tx, actor, call, dates, untold);
    const reopened = call.stateId === CONVOCATORY.OPEN && former?.stateId === CONVOCATORY.CLOSED;
    if (reopened && asked.length + left === 0) await closeAgain(tx, actor, call);
  }
  if (signed > 0) throw contractsSigned(signed);
  await moveEventLinks(tx, after.id, linksExpireAt(after.endDate, city.timeZone));
  await followCover(tx, actor, after);
}

async function tellAsked(tx: Tx, asked: readonly Accepted[]): Promise<void> {
  await notifyAll(
    tx,
    answerAgain,
    asked.map(({ place: { id, agencyId, talentId, eventId }, email }) => ({
      to: { agencyId, talentId, eventId, email },
      payload: { convocatedId: id },
    })),
  );
}

/** Gives the people that an event needs dates within its new ones, as its calls get them. */
async function moveNeeds(tx: Tx, move: Move): Promise<void> {
  for (const need of move.was.needs) {
    const { startDate, endDate } = needDatesAfter(need, move);
    if (isSame(need, { startDate, endDate })) continue;
    await tx
      .update(eventPersonals)
      .set({ startDate, endDate, updatedAt: currentTime() })
      .where(eq(eventPersonals.id, need.id));
  }
}

/** Refuses dates for which somebody has not signed. */
export const contractsSigned = (count: number): AppError =>
  new AppError('CONFLICT', 'errors.event.contractsSigned', {}, { values: { count } });
