import type { Tx } from '@/db/client';
import { conflict } from '@/lib/core/errors';
import { currentTime } from '@/lib/platform/clock';
import { type LockedEvent, lockEvent } from './lock-event';
import { OPEN_EVENT_STATES, stateAt } from './rules';

/**
 * Locks an open event of an agency until the transaction ends. Throws NOT_FOUND alike for another agency's, CONFLICT
 * for one that is closed or past.
 */
export async function lockOpenEvent(tx: Tx, agencyId: string, id: string): Promise<LockedEvent> {
  const event = await lockEvent(tx, agencyId, id);
  if (!OPEN_EVENT_STATES.includes(stateAt(event, 0, currentTime()))) throw conflict('errors.event.closed');
  return event;
}
