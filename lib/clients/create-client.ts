import { clients } from '@/db/schema';
import { publishImage } from '@/lib/agencies/images/publish-image';
import type { Actor } from '@/lib/core/actor';
import { CLIENT } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { invalidBy } from '@/lib/platform/database-errors';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { completeIdentification } from './complete-identification';
import { type ClientInput, clientInput } from './inputs';
import { mayManageClients } from './policy';
import type { Client } from './queries';
import { clientColumns, UNKNOWN_TO_CATALOGUES } from './rules';
import { replaceServices } from './services/replace-services';

/**
 * Adds an active client (state 52) to the agency's book. A repeated NIT is allowed — the screen
 * warns — because one company may be two clients. Throws INVALID, FORBIDDEN, UNAUTHENTICATED.
 */
export async function createClient(actor: Actor, input: ClientInput): Promise<Client> {
  const agency = mayManageClients(actor);
  const data = parseInput(clientInput, input);
  const columns = clientColumns(data);
  return transact(async (tx) => {
    await publishImage(tx, { agencyId: agency.agencyId, before: null, after: columns.logoFileId ?? null });
    const identification = await completeIdentification(tx, {
      documentTypeId: columns.documentTypeId ?? null,
      identification: columns.identification ?? null,
    });
    const [row] = await tx
      .insert(clients)
      .values({
        ...columns,
        identification,
        name: data.name,
        agencyId: agency.agencyId,
        stateId: CLIENT.ACTIVE,
      })
      .returning();
    if (!row) throw new Error('insert returned nothing');
    if (data.services?.length)
      await replaceServices(tx, { agencyId: agency.agencyId, clientId: row.id }, data.services);
    await recordAudit(
      tx,
      actor,
      'client.create',
      { id: row.id, agencyId: agency.agencyId },
      { to: CLIENT.ACTIVE },
    );
    return row;
  }).catch((error) => {
    throw invalidBy(error, UNKNOWN_TO_CATALOGUES);
  });
}
