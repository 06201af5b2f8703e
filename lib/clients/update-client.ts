import { and, eq, ne } from 'drizzle-orm';
import { clients } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { CLIENT } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type UpdateClientInput, updateClientInput } from './inputs';
import { mayManageClients } from './policy';
import type { Client } from './queries';
import { clientColumns } from './rules';

/**
 * Changes what the input names, and the state between active (52) and inactive (53).
 * Throws INVALID, FORBIDDEN, UNAUTHENTICATED, and NOT_FOUND alike for another agency's client.
 */
export async function updateClient(actor: Actor, input: UpdateClientInput): Promise<Client> {
  const agency = mayManageClients(actor);
  const data = parseInput(updateClientInput, input);
  return transact(async (tx) => {
    const [row] = await tx
      .update(clients)
      .set({
        ...clientColumns(data),
        ...(data.stateId ? { stateId: data.stateId } : {}),
        updatedAt: new Date(),
      })
      .where(
        and(
          eq(clients.id, data.id),
          eq(clients.agencyId, agency.agencyId),
          ne(clients.stateId, CLIENT.DELETED),
        ),
      )
      .returning();
    if (!row) throw notFound('errors.client.notFound');
    await recordAudit(tx, actor, {
      agencyId: agency.agencyId,
      entity: 'client',
      entityId: row.id,
      action: 'update',
      to: row.stateId,
    });
    return row;
  });
}
