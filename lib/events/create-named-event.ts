import { and, eq } from 'drizzle-orm';
import { events } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { EVENT } from '@/lib/core/states';
import { database } from '@/lib/platform/database';
import { createEvent } from './create-event';
import type { CreateEventInput, NamedEventInput } from './inputs';
import { findEventDirectories, findPlaces } from './places/queries';
import { mayManageEvents } from './policy';
import type { Event } from './queries';
import { updateEvent } from './update-event';

/**
 * The specification's `createEvent`. Of a quotation it is the event that its acceptance opened, which takes what else is
 * named; else a new one, in the city of its venue unless one is named. Throws INVALID, UNAUTHENTICATED, FORBIDDEN, and
 * CONFLICT for a quotation that became no event, and for people besides those of the quotation.
 */
export async function createNamedEvent(actor: Actor, input: NamedEventInput): Promise<Event> {
  const { agencyId } = mayManageEvents(actor);
  const { quotationId, personals, stateId, ...changes } = input;
  if (!quotationId) {
    const cityId = input.cityId ?? (await cityOfVenue(actor, input));
    return createEvent(actor, { ...input, cityId } as CreateEventInput);
  }
  const id = personals?.length ? null : await eventOfQuotation(agencyId, quotationId);
  if (!id) throw conflict('errors.event.quotationFixed');
  // What its acceptance made of it already is no change.
  const moved = stateId === undefined || stateId === EVENT.CREATED ? {} : { stateId };
  return updateEvent(actor, { ...changes, ...moved, id });
}

/** The city of a venue, or of an occasion's venue; undefined where none is known. */
async function cityOfVenue(actor: Actor, input: NamedEventInput): Promise<number | undefined> {
  const { eventDirectoryId, placeDirectoryId } = input;
  const occasion =
    eventDirectoryId && isUuid(eventDirectoryId)
      ? (await findEventDirectories(actor, [eventDirectoryId])).get(eventDirectoryId)
      : undefined;
  const placeId = placeDirectoryId ?? occasion?.placeDirectoryId;
  return placeId && isUuid(placeId) ? (await findPlaces(actor, [placeId])).get(placeId)?.cityId : undefined;
}

async function eventOfQuotation(agencyId: string, quotationId: string): Promise<string | null> {
  if (!isUuid(quotationId)) return null;
  const [found] = await database()
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.quotationId, quotationId), eq(events.agencyId, agencyId)));
  return found?.id ?? null;
}
