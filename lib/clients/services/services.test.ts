import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { createClient } from '../create-client';
import { updateClient } from '../update-client';
import { addClientService, clearClientServices } from './change-services';
import { findClientServices } from './queries';

const database = useDatabase();
const [LAUNCH, FAIR] = [22, 23];
const OF_AGENCIES = 3;

describe('what a client asks for', () => {
  test('is kept with the client, replaced by a change that names it, and kept by one that does not', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const { id } = await createClient(actor, { name: 'Feria S.A.S.', services: [FAIR, LAUNCH, FAIR] });
    const codes = async () => (await findClientServices(actor, [id])).map(({ code }) => code);
    expect(await codes()).toEqual(['lanzamiento', 'feria']);
    await updateClient(actor, { id, address: 'Calle 3' });
    expect(await codes()).toEqual(['lanzamiento', 'feria']);
    await updateClient(actor, { id, services: [FAIR] });
    expect(await codes()).toEqual(['feria']);
  });

  test('is added to one by one, twice as once, and taken away whole; each change is in the audit', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const { id: clientId } = await makeClient(database.db, { agencyId: agency.id });
    await addClientService(actor, { clientId, serviceId: FAIR });
    await addClientService(actor, { clientId, serviceId: FAIR });
    await addClientService(actor, { clientId, serviceId: LAUNCH });
    expect(await findClientServices(actor, [clientId])).toMatchObject([{ id: LAUNCH }, { id: FAIR }]);
    await clearClientServices(actor, { clientId });
    expect(await findClientServices(actor, [clientId])).toEqual([]);
    const audit = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, clientId));
    expect(audit).toHaveLength(3);
  });

  test('is of the catalogue of clients, and of nobody else’s client', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const stranger = await makeAgencyUser(database.db);
    const { id: clientId } = await makeClient(database.db, { agencyId: agency.id });
    const refused = { code: 'INVALID', fields: { services: 'validation.option' } };
    await expect(addClientService(actor, { clientId, serviceId: OF_AGENCIES })).rejects.toMatchObject({
      fields: { services: 'validation.serviceOfAgencies' },
    });
    await expect(createClient(actor, { name: 'A', services: [999] })).rejects.toMatchObject(refused);
    await addClientService(actor, { clientId, serviceId: FAIR });
    const unknown = { code: 'NOT_FOUND' };
    await expect(clearClientServices(stranger.actor, { clientId })).rejects.toMatchObject(unknown);
    await expect(addClientService(stranger.actor, { clientId, serviceId: FAIR })).rejects.toMatchObject(
      unknown,
    );
    expect(await findClientServices(stranger.actor, [clientId])).toEqual([]);
    expect(await findClientServices(actor, [clientId])).toHaveLength(1);
  });
});
