import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { events } from '@/db/schema';
import { notAnswerable } from './not-answerable';

/**
 * The id of the event that a quotation became; throws CONFLICT while it has none. The caller has decided that it may
 * be seen.
 */
export async function eventOf(tx: Tx, agencyId: string, quotationId: string): Promise<string> {
  const [event] = await tx
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.quotationId, quotationId), eq(events.agencyId, agencyId)))
    .limit(1);
  if (!event) throw await notAnswerable(tx, quotationId);
  return event.id;
}
