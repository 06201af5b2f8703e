import type { Tx } from '@/db/client';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { EVENT } from '@/lib/core/states';
import { parseInput } from '@/lib/platform/parse-input';
import { react } from '@/lib/platform/reactions/react';
import { transact } from '@/lib/platform/transaction';
import { type CancelEventInput, cancelEventInput } from './inputs';
import { moveEvent } from './move-event';
import { mayManageEvents } from './policy';
import { type Event, getEvent } from './queries';
import { isClosed } from './rules';

/**
 * Cancels an open event (37) with the reason people will read. What hangs on it ends (`event.cancelled`). Throws
 * INVALID, FORBIDDEN, NOT_FOUND alike for another agency's, and CONFLICT when it is already closed.
 */
export async function cancelEvent(actor: Actor, input: CancelEventInput): Promise<Event> {
  const { agencyId } = mayManageEvents(actor);
  const { id, reason } = parseInput(cancelEventInput, input);
  const seen = await getEvent(actor, id);
  if (isClosed(seen.stateId)) throw conflict('errors.event.closed');
  return transact((tx) => cancelHeldEvent(tx, actor, { id, agencyId }, reason));
}

/** The same inside a transaction that ends more than the event; its caller has decided. Throws CONFLICT as above. */
export async function cancelHeldEvent(
  tx: Tx,
  actor: Actor,
  { id, agencyId }: { readonly id: string; readonly agencyId: string },
  reason: string,
): Promise<Event> {
  const event = await moveEvent(tx, actor, { id, agencyId }, EVENT.CANCELLED, reason);
  if (!event) throw conflict('errors.event.closed');
  await react(tx, actor, 'event.cancelled', event);
  return event;
}
