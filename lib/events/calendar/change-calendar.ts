import { requireSelf } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { endFeed, feedSince, makeFeed } from '@/lib/identity/calendar-feeds/feeds';
import { recordAudit } from '@/lib/platform/audit';
import { transact } from '@/lib/platform/transaction';
import { mayManageEvents, maySeeEvents } from '../policy';
import { getEvent } from '../queries';

/** All events of the agency, as one of its people follows them. */
function ownEvents(actor: Actor) {
  const { agencyId, userId } = maySeeEvents(requireSelf(actor));
  return { kind: 'person', agencyId, userId } as const;
}

/** An event, for whom the agency gives its address to. Throws NOT_FOUND alike for another agency's. */
async function oneEvent(actor: Actor, eventId: string) {
  const { agencyId } = mayManageEvents(actor);
  const { id } = await getEvent(actor, eventId);
  return { kind: 'event', agencyId, eventId: id } as const;
}

/** Makes one's secret address of all events of the agency (`makeFeed`). Throws UNAUTHENTICATED, FORBIDDEN. */
export async function makeAgencyCalendar(actor: Actor): Promise<string> {
  const holder = ownEvents(actor);
  return transact(async (tx) => {
    const address = await makeFeed(tx, holder);
    await recordAudit(tx, actor, 'user.make-calendar', { id: holder.userId, agencyId: holder.agencyId });
    return address;
  });
}

/** Ends one's address of all events; false when there was none. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function endAgencyCalendar(actor: Actor): Promise<boolean> {
  const holder = ownEvents(actor);
  return transact(async (tx) => {
    const ended = await endFeed(tx, holder);
    if (ended)
      await recordAudit(tx, actor, 'user.end-calendar', { id: holder.userId, agencyId: holder.agencyId });
    return ended;
  });
}

/** Makes an event's secret address (`makeFeed`). Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export async function makeEventCalendar(actor: Actor, eventId: string): Promise<string> {
  const holder = await oneEvent(actor, eventId);
  return transact(async (tx) => {
    const address = await makeFeed(tx, holder);
    await recordAudit(tx, actor, 'event.make-calendar', { id: holder.eventId, agencyId: holder.agencyId });
    return address;
  });
}

/** Ends an event's address; false when there was none. Throws as `makeEventCalendar`. */
export async function endEventCalendar(actor: Actor, eventId: string): Promise<boolean> {
  const holder = await oneEvent(actor, eventId);
  return transact(async (tx) => {
    const ended = await endFeed(tx, holder);
    if (ended)
      await recordAudit(tx, actor, 'event.end-calendar', { id: holder.eventId, agencyId: holder.agencyId });
    return ended;
  });
}

/** When one's calendar of all events got its address; null when it has none. Throws UNAUTHENTICATED, FORBIDDEN. */
export const agencyCalendarSince = async (actor: Actor): Promise<Date | null> => feedSince(ownEvents(actor));

/** The same of an event, for who may change it; null for others. */
export async function eventCalendarSince(actor: Actor, eventId: string): Promise<Date | null> {
  const { agencyId } = mayManageEvents(actor);
  return feedSince({ kind: 'event', agencyId, eventId });
}
