import { and, asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { clientServices, clients } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayManageClients } from '../policy';
import { type Client, ownedBy } from '../queries';
import { replaceServices } from './replace-services';

const addInput = z.object({ clientId: z.uuid(), serviceId: z.int() });
const clearInput = z.object({ clientId: z.uuid() });

/**
 * Adds one to what a client asks for; a second time changes nothing. Throws INVALID, FORBIDDEN, UNAUTHENTICATED, and
 * NOT_FOUND alike for another agency's client.
 */
export async function addClientService(
  actor: Actor,
  input: { readonly clientId: string; readonly serviceId: number },
): Promise<Client> {
  const { clientId, serviceId } = parseInput(addInput, input);
  return change(actor, clientId, (before) => [...new Set([...before, serviceId])]);
}

/** Takes away all that a client asks for. Throws as `addClientService`. */
export async function clearClientServices(
  actor: Actor,
  input: { readonly clientId: string },
): Promise<Client> {
  return change(actor, parseInput(clearInput, input).clientId, () => []);
}

const change = (
  actor: Actor,
  clientId: string,
  after: (before: readonly number[]) => readonly number[],
): Promise<Client> => {
  const { agencyId } = mayManageClients(actor);
  return transact(async (tx) => {
    const [client] = await tx
      .select()
      .from(clients)
      .where(and(eq(clients.id, clientId), ownedBy(agencyId)))
      .for('no key update');
    if (!client) throw notFound('errors.client.notFound');
    const before = await tx
      .select({ id: clientServices.serviceId })
      .from(clientServices)
      .where(eq(clientServices.clientId, clientId))
      .orderBy(asc(clientServices.serviceId));
    const services = after(before.map(({ id }) => id));
    if (services.length === before.length) return client;
    await replaceServices(tx, { agencyId, clientId }, services);
    await recordAudit(
      tx,
      actor,
      'client.update',
      { id: clientId, agencyId },
      { to: client.stateId, detail: { fields: ['services'] } },
    );
    return client;
  });
};
