import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, clients, events, letters } from '@/db/schema';

/** A letter with the names of whom it is of and about, for the message that carries it. */
export async function findLetter(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      letter: letters,
      agencyName: agencies.name,
      agencyState: agencies.stateId,
      eventName: events.name,
      clientName: clients.nameProducer,
      clientEmail: clients.emailProducer,
    })
    .from(letters)
    .innerJoin(agencies, eq(agencies.id, letters.agencyId))
    .leftJoin(events, and(eq(events.id, letters.eventId), eq(events.agencyId, letters.agencyId)))
    .leftJoin(clients, and(eq(clients.id, letters.clientId), eq(clients.agencyId, letters.agencyId)))
    .where(eq(letters.id, id));
  return row ?? null;
}
