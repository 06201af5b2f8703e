import type { Tx } from '@/db/client';
import { conflict } from '@/lib/core/errors';
import { currentTime } from '@/lib/platform/clock';
import { type HeldEvent, holdEvent } from './hold-event';
import { OPEN_EVENT_STATES, stateAt } from './rules';

/**
 * Holds an open event of an agency until the transaction ends. Throws NOT_FOUND alike for another agency's, CONFLICT
 * for one that is closed or past.
 */
export async function holdOpenEvent(tx: Tx, agencyId: string, id: string): Promise<HeldEvent> {
  const event = await holdEvent(tx, agencyId, id);
  if (!OPEN_EVENT_STATES.includes(stateAt(event, 0, currentTime()))) throw conflict('errors.event.closed');
  return event;
}
