import type { Tx } from '@/db/client';
import { clients } from '@/db/schema';
import { publishImage } from '@/lib/agencies/images/publish-image';
import { CLIENT } from '@/lib/core/states';
import { completeIdentification } from './complete-identification';
import type { ClientFormData } from './inputs';
import { clientPhones } from './phone-columns';
import type { Client } from './queries';
import { clientColumns } from './rules';
import { replaceServices } from './services/replace-services';

/** Adds a client to an agency's book, active (52) unless said otherwise. The caller has decided, and writes the audit row. */
export async function insertClient(tx: Tx, agencyId: string, data: ClientFormData): Promise<Client> {
  const columns = { ...clientColumns(data), ...clientPhones(data) };
  await publishImage(tx, { agencyId, before: null, after: columns.logoFileId ?? null });
  const identification = await completeIdentification(tx, {
    documentTypeId: columns.documentTypeId ?? null,
    identification: columns.identification ?? null,
  });
  const [row] = await tx
    .insert(clients)
    .values({ ...columns, identification, name: data.name, agencyId, stateId: data.stateId ?? CLIENT.ACTIVE })
    .returning();
  if (!row) throw new Error('insert returned nothing');
  if (data.services?.length) await replaceServices(tx, { agencyId, clientId: row.id }, data.services);
  return row;
}
