import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { eventPersonals } from '@/db/schema';
import { conflict, notFound } from '@/lib/core/errors';

/**
 * Finds that an event still needs people, for whom a call is to be. The caller holds the event, and asks once it does: they
 * may have gone while it waited. Throws NOT_FOUND, and CONFLICT for people who are needed no more.
 */
export async function requireNeeded(tx: Tx, eventId: string, eventPersonalId: string): Promise<void> {
  const [need] = await tx
    .select({ quantity: eventPersonals.quantity })
    .from(eventPersonals)
    .where(and(eq(eventPersonals.id, eventPersonalId), eq(eventPersonals.eventId, eventId)));
  if (!need) throw notFound('errors.event.personalNotFound');
  if (need.quantity === 0) throw conflict('errors.convocatory.neededNoMore');
}
