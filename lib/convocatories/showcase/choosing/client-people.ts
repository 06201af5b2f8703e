import { and, eq } from 'drizzle-orm';
import { clients, events, quotations } from '@/db/schema';
import { findClientContacts } from '@/lib/clients/contacts/queries';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { mayManageConvocatories } from '../../policy';
import { type ClientPerson, peopleOnce } from './rules';

/**
 * Whom the agency knows of an event's client, each once: whom its quotation names, the client's producer, then its
 * contacts by name. Of another agency's event nobody. Two statements. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function findClientPeople(actor: Actor, eventId: string): Promise<ClientPerson[]> {
  const { agencyId } = mayManageConvocatories(actor);
  const [known] = await database()
    .select({
      clientId: clients.id,
      quoted: {
        name: quotations.nameContact,
        email: quotations.emailClient,
        phone: quotations.phoneClient,
        dialingCode: quotations.dialingCode,
      },
      producer: {
        name: clients.nameProducer,
        email: clients.emailProducer,
        phone: clients.phoneProducer,
        dialingCode: clients.dialingCode,
      },
    })
    .from(events)
    .leftJoin(quotations, eq(quotations.id, events.quotationId))
    .leftJoin(clients, eq(clients.id, events.clientId))
    .where(and(eq(events.id, eventId), eq(events.agencyId, agencyId)));
  if (!known) return [];
  const contacts = known.clientId ? await findClientContacts(actor, [known.clientId]) : [];
  return peopleOnce([known.quoted, known.producer, ...contacts]);
}
