import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { keepClientContact, removeClientContact } from './change-contacts';
import { findClientContacts } from './queries';

const database = useDatabase();

test('a contact is kept, changed and removed; empty texts are nothing and a phone is its digits', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const { id: clientId } = await makeClient(database.db, { agencyId: agency.id });
  const made = await keepClientContact(actor, {
    clientId,
    name: ' Nidia Ñáñez ',
    position: '',
    phone: '(300) 123-4567',
  });
  expect(made).toMatchObject({ name: 'Nidia Ñáñez', position: null, phone: '3001234567', dialingCode: '57' });
  await keepClientContact(actor, { clientId, name: 'Álvaro' });
  const names = async () => (await findClientContacts(actor, [clientId])).map(({ name }) => name);
  expect(await names()).toEqual(['Álvaro', 'Nidia Ñáñez']);
  await keepClientContact(actor, { id: made.id, clientId, name: 'Nidia', email: 'nidia@acme.co' });
  expect(await names()).toEqual(['Álvaro', 'Nidia']);
  await removeClientContact(actor, { id: made.id });
  expect(await names()).toEqual(['Álvaro']);
  await expect(removeClientContact(actor, { id: made.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('says what is wrong beside the field, and takes no thirty-first', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const { id: clientId } = await makeClient(database.db, { agencyId: agency.id });
  const wrong = keepClientContact(actor, { clientId, name: ' ', email: 'sin arroba' });
  await expect(wrong).rejects.toMatchObject({
    fields: { name: 'validation.required', email: 'validation.email' },
  });
  for (let made = 0; made < 30; made += 1)
    await keepClientContact(actor, { clientId, name: `Contacto ${made}` });
  await expect(keepClientContact(actor, { clientId, name: 'Otro' })).rejects.toMatchObject({
    messageKey: 'errors.client.manyContacts',
  });
});

test('another agency finds neither the client nor its contacts', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const stranger = await makeAgencyUser(database.db);
  const own = await makeClient(database.db, { agencyId: stranger.agency.id });
  const { id: clientId } = await makeClient(database.db, { agencyId: agency.id });
  const { id } = await keepClientContact(actor, { clientId, name: 'Ana' });
  const unknown = { code: 'NOT_FOUND' };
  await expect(keepClientContact(stranger.actor, { clientId, name: 'Luis' })).rejects.toMatchObject(unknown);
  await expect(
    keepClientContact(stranger.actor, { id, clientId: own.id, name: 'Luis' }),
  ).rejects.toMatchObject(unknown);
  await expect(removeClientContact(stranger.actor, { id })).rejects.toMatchObject(unknown);
  expect(await findClientContacts(stranger.actor, [clientId])).toEqual([]);
  expect(await findClientContacts(actor, [clientId])).toMatchObject([{ name: 'Ana' }]);
});
