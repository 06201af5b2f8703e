import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { clientContacts, quotations } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { findClientPeople } from './client-people';

const database = useDatabase();

test('whom an event’s client has: of its quotation, its producer, its contacts; of another agency nobody', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const client = await makeClient(database.db, {
    ...{ agency, nameProducer: 'Ana Ruiz', emailProducer: 'ana@marca.co', phoneProducer: '3001112233' },
  });
  const quotation = await makeQuotation(database.db, { agency, client });
  await database.db
    .update(quotations)
    .set({ nameContact: 'Iván Soto', emailClient: 'ivan@marca.co', phoneClient: null })
    .where(eq(quotations.id, quotation.id));
  const event = await makeEvent(database.db, { agency, quotation });
  const ofClient = { agencyId: agency.id, clientId: client.id };
  await database.db.insert(clientContacts).values([
    { ...ofClient, name: 'Zoe Paz', phone: '3007778899' },
    { ...ofClient, name: 'Iván Soto', email: 'IVAN@marca.co', phone: '3005556677' },
  ]);
  expect(await findClientPeople(actor, event.id)).toEqual([
    { name: 'Iván Soto', email: 'ivan@marca.co', phone: '3005556677', dialingCode: '57' },
    { name: 'Ana Ruiz', email: 'ana@marca.co', phone: '3001112233', dialingCode: '57' },
    { name: 'Zoe Paz', email: null, phone: '3007778899', dialingCode: '57' },
  ]);
  const { actor: stranger } = await makeAgencyUser(database.db);
  expect(await findClientPeople(stranger, event.id)).toEqual([]);
  const { actor: reader } = await makeAgencyUser(database.db, { agency, role: 'READ_ONLY' });
  await expect(findClientPeople(reader, event.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
