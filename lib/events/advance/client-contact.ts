import { eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { clients, events, quotations } from '@/db/schema';

/** Whom at the client an event's money is talked about with: as its quotation says, else the client itself. */
export async function clientContact(tx: Tx, eventId: string) {
  const [row] = await tx
    .select({
      clientId: events.clientId,
      name: sql<
        string | null
      >`coalesce(${quotations.nameContact}, ${clients.nameProducer}, ${events.nameClient})`,
      email: sql<string | null>`coalesce(nullif(${quotations.emailClient}, ''), ${clients.emailProducer})`,
    })
    .from(events)
    .leftJoin(quotations, eq(quotations.id, events.quotationId))
    .leftJoin(clients, eq(clients.id, events.clientId))
    .where(eq(events.id, eventId));
  return row ?? { clientId: null, name: null, email: null };
}
