import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { clients, finalClients } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { CLIENT } from '@/lib/core/states';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { mergeClients } from '../merging/merge-clients';
import { createFinalClient, updateFinalClient } from './keep-final-client';
import { findFinalClients, listFinalClients } from './queries';
import '@/lib/root/reactions';

const database = useDatabase();

test('brands are listed by name with the client that asks for them, in one statement, for their agency alone', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const client = await makeClient(database.db, { agency, name: 'Cervecería' });
  const removed = await makeClient(database.db, { agency, stateId: CLIENT.DELETED });
  await createFinalClient(actor, { name: 'Ñame', clientId: client.id });
  await createFinalClient(actor, { name: 'Águila' });
  await database.db.insert(finalClients).values({ agencyId: agency.id, name: 'Vieja', clientId: removed.id });
  const { result, statements } = await countStatements(() => listFinalClients(actor));
  expect(statements).toHaveLength(1);
  expect(result.map(({ name, clientName }) => [name, clientName])).toEqual([
    ['Águila', null],
    ['Ñame', 'Cervecería'],
    ['Vieja', null],
  ]);
  expect((await listFinalClients(actor, client.id)).map(({ name }) => name)).toEqual(['Ñame']);
  const { actor: stranger } = await makeAgencyUser(database.db);
  expect(await listFinalClients(stranger)).toEqual([]);
  expect(
    (
      await findFinalClients(
        stranger,
        result.map(({ id }) => id),
      )
    ).size,
  ).toBe(0);
});

test('a change names what changes; of another agency there is nothing to change, and no client to name', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const client = await makeClient(database.db, { agency });
  const brand = await createFinalClient(actor, { name: 'Marca', clientId: client.id });
  expect(await updateFinalClient(actor, { id: brand.id, name: 'Otra' })).toMatchObject({
    name: 'Otra',
    clientId: client.id,
  });
  expect((await updateFinalClient(actor, { id: brand.id, clientId: null })).clientId).toBeNull();
  const { actor: stranger } = await makeAgencyUser(database.db);
  await expect(updateFinalClient(stranger, { id: brand.id, name: 'Mía' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await expect(createFinalClient(stranger, { name: 'Mía', clientId: client.id })).rejects.toMatchObject({
    fields: { clientId: 'validation.quotation.client' },
  });
});

test('brands go with a client that is merged', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const client = await makeClient(database.db, { agency });
  const brand = await createFinalClient(actor, { name: 'Marca', clientId: client.id });
  const into = await makeClient(database.db, { agencyId: actor.agencyId });
  await mergeClients(actor, { fromId: client.id, intoId: into.id });
  expect((await listFinalClients(actor, into.id)).map(({ id }) => id)).toEqual([brand.id]);
  const [gone] = await database.db.select().from(clients).where(eq(clients.id, client.id));
  expect(gone?.stateId).toBe(CLIENT.DELETED);
});
