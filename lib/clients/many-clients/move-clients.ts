import { and, eq, ne } from 'drizzle-orm';
import { clients } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { CLIENT } from '@/lib/core/states';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { eachByItself, type Outcome, onceKnown } from '@/lib/platform/each-by-itself';
import { parseInput } from '@/lib/platform/parse-input';
import { mayManageClients } from '../policy';
import type { Client } from '../queries';
import { updateClient } from '../update-client';
import { type MoveClientsInput, moveClientsInput } from './inputs';

/**
 * Makes several clients active or inactive, or removes them, each as `updateClient` does. Answers in the order of the
 * ids. Throws INVALID, UNAUTHENTICATED, FORBIDDEN, and NOT_FOUND, before any is changed, when one is not the agency's.
 */
export async function moveClients(actor: Actor, input: MoveClientsInput): Promise<Outcome<Client>[]> {
  const { agencyId } = mayManageClients(actor);
  const asked = parseInput(moveClientsInput, input);
  const own = and(
    eq(clients.agencyId, agencyId),
    ne(clients.stateId, CLIENT.DELETED),
    anyOf(clients.id, asked.ids),
  );
  const { ids, stateId } = await onceKnown(asked, database().$count(clients, own), 'errors.client.notFound');
  return eachByItself(ids, (id) => updateClient(actor, { id, stateId }));
}
