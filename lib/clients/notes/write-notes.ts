import { and, eq } from 'drizzle-orm';
import { clientNotes } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayManageClients } from '../policy';
import { type Client, getClient } from '../queries';
import { type AddClientNoteInput, addClientNoteInput, removeClientNoteInput } from './inputs';

/**
 * Writes a note on a client; returns the client. Throws INVALID, FORBIDDEN, UNAUTHENTICATED, and NOT_FOUND alike for
 * another agency's client.
 */
export async function addClientNote(actor: Actor, input: AddClientNoteInput): Promise<Client> {
  const { agencyId, userId } = mayManageClients(actor);
  const { clientId, text } = parseInput(addClientNoteInput, input);
  const client = await getClient(actor, clientId);
  await transact(async (tx) => {
    await tx.insert(clientNotes).values({ agencyId, clientId, authorId: userId, text });
    await recordAudit(tx, actor, 'client.note', { id: clientId, agencyId });
  });
  return client;
}

/** Removes a note of a client; returns the client. Throws as above. */
export async function removeClientNote(actor: Actor, input: { readonly id: string }): Promise<Client> {
  const { agencyId } = mayManageClients(actor);
  const { id } = parseInput(removeClientNoteInput, input);
  const clientId = await transact(async (tx) => {
    const [row] = await tx
      .delete(clientNotes)
      .where(and(eq(clientNotes.id, id), eq(clientNotes.agencyId, agencyId)))
      .returning({ clientId: clientNotes.clientId });
    if (!row) throw notFound('errors.client.noteNotFound');
    await recordAudit(tx, actor, 'client.remove-note', { id: row.clientId, agencyId });
    return row.clientId;
  });
  return getClient(actor, clientId);
}
