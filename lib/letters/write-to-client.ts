import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { clients, events, letters } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError, notFound } from '@/lib/core/errors';
import { CLIENT } from '@/lib/core/states';
import { clientContact } from '@/lib/events/advance/client-contact';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type WriteToClientInput, writeToClientInput } from './inputs';
import { letterToClient } from './notices';
import { mayWriteToClients } from './policy';

/** Whom a letter is for, as stored: no address is taken from who asks. */
type Addressee = { readonly clientId: string | null; readonly email: string | null };

/**
 * Mails a client of the agency, or the client of one of its events, in the agency's own words, at the address stored
 * with it. Answers the letter's id. Throws INVALID without an address too, NOT_FOUND alike for another agency's,
 * RATE_LIMITED, UNAUTHENTICATED, FORBIDDEN.
 */
export async function writeToClient(actor: Actor, input: WriteToClientInput): Promise<string> {
  const { agencyId, userId } = mayWriteToClients(actor);
  const { clientId, eventId, subject, text } = parseInput(writeToClientInput, input);
  await spendAllowance(actor, 'mail');
  return transact(async (tx) => {
    const to = eventId
      ? await clientOfEvent(tx, agencyId, eventId)
      : await clientOf(tx, agencyId, clientId ?? '');
    if (!to.email) throw new AppError('INVALID', 'errors.letter.noAddress');
    const about = { agencyId, clientId: to.clientId, eventId: eventId ?? null };
    const [row] = await tx
      .insert(letters)
      .values({ ...about, authorId: userId, subject, text })
      .returning({ id: letters.id });
    if (!row) throw new Error('insert returned nothing');
    await notify(tx, letterToClient, { ...about, email: to.email }, { letterId: row.id });
    await recordAudit(tx, actor, 'letter.to-client', { id: row.id, agencyId }, { detail: about });
    return row.id;
  });
}

async function clientOfEvent(tx: Tx, agencyId: string, eventId: string): Promise<Addressee> {
  const [event] = await tx
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.id, eventId), eq(events.agencyId, agencyId)));
  if (!event) throw notFound('errors.event.notFound');
  return clientContact(tx, event.id);
}

async function clientOf(tx: Tx, agencyId: string, id: string): Promise<Addressee> {
  const [client] = await tx
    .select({ clientId: clients.id, email: clients.emailProducer })
    .from(clients)
    .where(and(eq(clients.id, id), eq(clients.agencyId, agencyId), ne(clients.stateId, CLIENT.DELETED)));
  if (!client) throw notFound('errors.client.notFound');
  return client;
}
