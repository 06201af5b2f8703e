import type { Tx } from '@/db/client';
import { clientContact } from '@/lib/events/advance/client-contact';
import { findEvent } from '@/lib/events/queries';
import { findReceivable } from './queries';

/** What a reminder tells, and whom, without an address where the client has none; null where nothing is owed. */
export async function findReminded(tx: Tx, eventId: string) {
  const event = await findEvent(tx, eventId);
  const receivable = event && (await findReceivable(tx, event.agencyId, eventId));
  if (!event || !receivable || receivable.balance <= 0) return null;
  return { event, receivable, ...(await clientContact(tx, eventId)) };
}
