import { and, eq, inArray } from 'drizzle-orm';
import { events } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { react } from '@/lib/platform/reactions/react';
import { transact } from '@/lib/platform/transaction';
import { ownEndsAfter } from './additions/rules';
import { changesOf, checkDates } from './event-changes';
import { publishEventImages, retireEventImages } from './event-images';
import { type UpdateEventInput, updateEventInput } from './inputs';
import { lockOpenEvent } from './lock-open-event';
import { moveByHand } from './move-event';
import { findVenue } from './places/find-venue';
import { mayManageEvents } from './policy';
import type { Event } from './queries';
import { OPEN_EVENT_STATES } from './rules';

/**
 * Changes what the input names of an event that is still open; an empty text takes a text away. What hangs on the event
 * follows (`event.updated`). Throws INVALID, FORBIDDEN, NOT_FOUND alike for another agency's, and CONFLICT for a closed
 * one, for what its quotation or the way of its states decides, and for what a later domain refuses.
 */
export async function updateEvent(actor: Actor, input: UpdateEventInput): Promise<Event> {
  const agency = mayManageEvents(actor);
  const data = parseInput(updateEventInput, input);
  const own = and(eq(events.id, data.id), eq(events.agencyId, agency.agencyId));
  return transact(async (tx) => {
    const before = await lockOpenEvent(tx, agency.agencyId, data.id);
    checkDates(before, data);
    const venue = await findVenue(tx, before);
    const changes = await changesOf(tx, before, data);
    await publishEventImages(tx, before, changes);
    const [after] = await tx
      .update(events)
      .set({ ...changes, ...ownEndsAfter(before, changes), updatedAt: currentTime() })
      .where(and(own, inArray(events.stateId, [...OPEN_EVENT_STATES])))
      .returning();
    if (!after) throw conflict('errors.event.closed');
    await retireEventImages(tx, before, changes);
    const places = { before: venue?.id ?? null, after: (await findVenue(tx, after))?.id ?? null };
    await recordAudit(
      tx,
      actor,
      'event.update',
      { id: after.id, agencyId: agency.agencyId },
      { detail: { fields: [...Object.keys(changes), ...(places.before === places.after ? [] : ['place'])] } },
    );
    await react(tx, actor, 'event.updated', { before, after, places });
    return data.stateId === undefined ? after : moveByHand(tx, actor, after, data.stateId);
  });
}
