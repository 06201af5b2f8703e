import type { Actor } from '@/lib/core/actor';
import { recordAudit } from '@/lib/platform/audit';
import { invalidBy } from '@/lib/platform/database-errors';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type ClientFormInput, clientFormInput } from './inputs';
import { insertClient } from './insert-client';
import { mayManageClients } from './policy';
import type { Client } from './queries';
import { UNKNOWN_TO_CATALOGUES } from './rules';

/**
 * Adds a client to the agency's book: active (52) unless the input says inactive (53). A repeated NIT is allowed — the screen
 * warns — because one company may be two clients. Throws INVALID, FORBIDDEN, UNAUTHENTICATED.
 */
export async function createClient(actor: Actor, input: ClientFormInput): Promise<Client> {
  const { agencyId } = mayManageClients(actor);
  const data = parseInput(clientFormInput, input);
  return transact(async (tx) => {
    const row = await insertClient(tx, agencyId, data);
    await recordAudit(tx, actor, 'client.create', { id: row.id, agencyId }, { to: row.stateId });
    return row;
  }).catch((error) => {
    throw invalidBy(error, UNKNOWN_TO_CATALOGUES);
  });
}
