import { and, eq } from 'drizzle-orm';
import { events } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { eachByItself, type Outcome, onceKnown } from '@/lib/platform/each-by-itself';
import { parseInput } from '@/lib/platform/parse-input';
import { cancelEvent } from '../cancel-event';
import { mayManageEvents } from '../policy';
import { updateEvent } from '../update-event';
import { type CancelEventsInput, cancelEventsInput, type MoveEventsInput, moveEventsInput } from './inputs';

/** What came of one event; what was done to it is its id. */
export type EventOutcome = Outcome<string>;

/**
 * Moves several events by hand (34 or 35), each as `updateEvent` does. Answers in the order of the ids. Throws INVALID,
 * UNAUTHENTICATED, FORBIDDEN, and NOT_FOUND, before any is moved, when one is not the agency's.
 */
export async function moveEvents(actor: Actor, input: MoveEventsInput): Promise<EventOutcome[]> {
  const { ids, stateId } = await ownEvents(actor, parseInput(moveEventsInput, input));
  return eachByItself(ids, async (id) => (await updateEvent(actor, { id, stateId })).id);
}

/** Cancels several events for the same reason, each as `cancelEvent` does. Throws as `moveEvents`. */
export async function cancelEvents(actor: Actor, input: CancelEventsInput): Promise<EventOutcome[]> {
  const { ids, reason } = await ownEvents(actor, parseInput(cancelEventsInput, input));
  return eachByItself(ids, async (id) => (await cancelEvent(actor, { id, reason })).id);
}

/** The same input, once all its events are known to be the agency's. */
function ownEvents<T extends { readonly ids: readonly string[] }>(actor: Actor, input: T): Promise<T> {
  const { agencyId } = mayManageEvents(actor);
  const own = and(eq(events.agencyId, agencyId), anyOf(events.id, input.ids));
  return onceKnown(input, database().$count(events, own), 'errors.event.notFound');
}
