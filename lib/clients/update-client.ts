import { and, eq, ne } from 'drizzle-orm';
import { clients } from '@/db/schema';
import { publishImage, retireImage } from '@/lib/agencies/images/publish-image';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { CLIENT } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { invalidBy } from '@/lib/platform/database-errors';
import { parseChange } from '@/lib/platform/parse-change';
import { react } from '@/lib/platform/reactions/react';
import { transact } from '@/lib/platform/transaction';
import { completeIdentification } from './complete-identification';
import { type UpdateClientInput, updateClientInput } from './inputs';
import { clientPhones } from './phone-columns';
import { mayManageClients } from './policy';
import type { Client } from './queries';
import { clientColumns, UNKNOWN_TO_CATALOGUES } from './rules';
import { replaceServices } from './services/replace-services';

/**
 * Changes what the input names, and the state: active (52), inactive (53), or removed (32), which
 * no list shows any more and nothing brings back.
 * Throws INVALID, FORBIDDEN, UNAUTHENTICATED, CONFLICT for the removal of one with a balance, a coming event or a
 * quotation that waits for its answer, and NOT_FOUND alike for another agency's client.
 */
export async function updateClient(actor: Actor, input: UpdateClientInput): Promise<Client> {
  const { agencyId } = mayManageClients(actor);
  const own = and(
    eq(clients.id, input.id),
    eq(clients.agencyId, agencyId),
    ne(clients.stateId, CLIENT.DELETED),
  );
  const data = await parseChange(updateClientInput, input, async () => {
    const { name, nameProducer, phone, phoneProducer, emailProducer, url } = clients;
    const columns = { name, nameProducer, phone, phoneProducer, emailProducer, url };
    return (await database().select(columns).from(clients).where(own))[0];
  });
  const columns = clientColumns(data);
  return transact(async (tx) => {
    const [seen] = await tx
      .select({
        stateId: clients.stateId,
        logo: clients.logoFileId,
        documentTypeId: clients.documentTypeId,
        identification: clients.identification,
        phone: clients.phone,
        phoneProducer: clients.phoneProducer,
        dialingCode: clients.dialingCode,
      })
      .from(clients)
      .where(own)
      .for('no key update');
    if (!seen) throw notFound('errors.client.notFound');
    Object.assign(columns, clientPhones(data, seen));
    const named = { ...seen, ...columns };
    // A number that stays as it is was taken before it was checked, and does not hold up other changes.
    if (named.identification !== seen.identification || named.documentTypeId !== seen.documentTypeId) {
      columns.identification = await completeIdentification(tx, named);
    }
    const change = { agencyId, before: seen.logo, after: columns.logoFileId ?? null };
    if (columns.logoFileId !== undefined) await publishImage(tx, change);
    if (data.stateId === CLIENT.DELETED)
      await react(tx, actor, 'client.removing', { agencyId, clientId: data.id });
    const [row] = await tx
      .update(clients)
      .set({ ...columns, ...(data.stateId ? { stateId: data.stateId } : {}), updatedAt: currentTime() })
      .where(own)
      .returning();
    if (!row) throw notFound('errors.client.notFound');
    if (columns.logoFileId !== undefined) await retireImage(tx, change);
    if (data.services) await replaceServices(tx, { agencyId, clientId: row.id }, data.services);
    const done = row.stateId === CLIENT.DELETED ? 'client.remove' : 'client.update';
    const states = { from: seen.stateId, to: row.stateId };
    await recordAudit(tx, actor, done, { id: row.id, agencyId }, states);
    return row;
  }).catch((error) => {
    throw invalidBy(error, UNKNOWN_TO_CATALOGUES);
  });
}
