import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { clients, events, quotations } from '@/db/schema';

/** Whom at the client an event's money is talked about with: as its quotation says, else the client itself; of another agency's event nobody. */
export async function clientContact(db: Db, eventId: string, ofAgency?: string) {
  const [row] = await db
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
    .where(and(eq(events.id, eventId), ofAgency ? eq(events.agencyId, ofAgency) : undefined));
  return row ?? { clientId: null, name: null, email: null };
}
