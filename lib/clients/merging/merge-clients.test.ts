import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, clientServices, clients, events, quotations } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { CLIENT } from '@/lib/core/states';
import '@/lib/root/reactions';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { keepClientContact } from '../contacts/change-contacts';
import { findClientContacts } from '../contacts/queries';
import { listClientNotes } from '../notes/queries';
import { addClientNote, removeClientNote } from '../notes/write-notes';
import { addClientService } from '../services/change-services';
import { findMergedInto } from './find-merged';
import { mergeClients } from './merge-clients';
import { listMergeCandidates, previewMerge } from './queries';

const database = useDatabase();

async function makeTwo() {
  const { actor, agency } = await makeAgencyUser(database.db);
  const from = await makeClient(database.db, {
    agency,
    name: 'Café Andino',
    identification: '900123456',
    phone: '3001112233',
    address: 'Calle 1',
    emailProducer: 'Compras@cafe.co',
  });
  const into = await makeClient(database.db, {
    agency,
    name: 'Cafe Andino SAS',
    identification: '901999888',
    phone: '3009998877',
    address: null,
    emailProducer: 'COMPRAS@cafe.co',
  });
  return { actor, agency, from, into };
}

test('everything of one client goes to the other, which keeps what it has and takes what it lacks', async () => {
  const { actor, agency, from, into } = await makeTwo();
  const quotation = await makeQuotation(database.db, { agency, client: from });
  const event = await makeEvent(database.db, { agency, clientId: from.id });
  await keepClientContact(actor, { clientId: from.id, name: 'Ana' });
  await addClientNote(actor, { clientId: from.id, text: 'Paga a 60 días' });
  for (const id of [from.id, into.id]) await addClientService(actor, { clientId: id, serviceId: 21 });
  await addClientService(actor, { clientId: from.id, serviceId: 22 });
  const preview = await previewMerge(actor, from.id, into.id);
  expect(preview.moved).toMatchObject({ quotations: 1, events: 1, contacts: 1, notes: 1 });
  expect(preview.filled).toEqual(['address']);

  const kept = await mergeClients(actor, { fromId: from.id, intoId: into.id });
  expect(kept).toMatchObject({
    id: into.id,
    identification: '901999888',
    phone: '3009998877',
    address: 'Calle 1',
  });
  const [moved] = await database.db.select().from(quotations).where(eq(quotations.id, quotation.id));
  expect(moved).toMatchObject({ clientId: into.id, nameClient: quotation.nameClient });
  expect(moved?.updatedAt).toEqual(quotation.updatedAt);
  const [held] = await database.db.select().from(events).where(eq(events.id, event.id));
  expect(held?.clientId).toBe(into.id);
  expect(await findClientContacts(actor, [into.id])).toMatchObject([{ name: 'Ana' }]);
  expect(await listClientNotes(actor, into.id)).toMatchObject([{ text: 'Paga a 60 días' }]);
  const services = await database.db
    .select({ id: clientServices.serviceId })
    .from(clientServices)
    .where(eq(clientServices.clientId, into.id))
    .orderBy(clientServices.serviceId);
  expect(services.map(({ id }) => id)).toEqual([21, 22]);
  const [gone] = await database.db.select().from(clients).where(eq(clients.id, from.id));
  expect(gone).toMatchObject({ stateId: CLIENT.DELETED, mergedIntoId: into.id });
  const [told] = await database.db.select().from(auditEntries).where(eq(auditEntries.action, 'merge'));
  expect(told).toMatchObject({ entityId: into.id, detail: { mergedId: from.id, filled: ['address'] } });
});

test('is refused with itself, with another agency’s, and with one that is gone; of two at once one stands', async () => {
  const { actor, from, into } = await makeTwo();
  const other = await makeTwo();
  const merge = (fromId: string, intoId: string) => mergeClients(actor, { fromId, intoId });
  await expect(merge(from.id, from.id)).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(merge(from.id, other.into.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(merge(other.from.id, into.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const both = await Promise.allSettled([merge(from.id, into.id), merge(into.id, from.id)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const rows = await database.db.select().from(clients).where(eq(clients.agencyId, from.agencyId));
  expect(rows.filter(({ stateId }) => stateId === CLIENT.DELETED)).toHaveLength(1);
});

test('who may be the same is found by e-mail without asking, and by words', async () => {
  const { actor, from, into } = await makeTwo();
  expect((await listMergeCandidates(actor, from.id, '')).map(({ id }) => id)).toEqual([into.id]);
  expect((await listMergeCandidates(actor, from.id, 'andino sas')).map(({ id }) => id)).toEqual([into.id]);
  expect(await listMergeCandidates(actor, from.id, 'nadie')).toEqual([]);
});

test('a note is written and removed by who keeps clients, and is nobody else’s', async () => {
  const { actor, from } = await makeTwo();
  const stranger = await makeAgencyUser(database.db);
  await addClientNote(actor, { clientId: from.id, text: ' Llamar antes ' });
  const [note] = await listClientNotes(actor, from.id);
  expect(note).toMatchObject({ text: 'Llamar antes', author: expect.stringContaining(' ') });
  expect(await listClientNotes(stranger.actor, from.id)).toEqual([]);
  const id = note?.id ?? '';
  await expect(removeClientNote(stranger.actor, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(addClientNote(actor, { clientId: from.id, text: ' ' })).rejects.toMatchObject({
    fields: { text: 'validation.required' },
  });
  await removeClientNote(actor, { id });
  expect(await listClientNotes(actor, from.id)).toEqual([]);
});

test('the address of the one that is gone leads to the one that stayed, also after a second merge', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const stranger = await makeAgencyUser(database.db);
  const [first, second, third] = await Promise.all(
    [1, 2, 3].map(() => makeClient(database.db, { agencyId: agency.id })),
  );
  if (!first || !second || !third) throw new Error('no clients');
  await mergeClients(actor, { fromId: first.id, intoId: second.id });
  expect(await findMergedInto(actor, first.id)).toBe(second.id);
  await mergeClients(actor, { fromId: second.id, intoId: third.id });
  for (const { id } of [first, second]) expect(await findMergedInto(actor, id)).toBe(third.id);
  expect(await findMergedInto(actor, third.id)).toBeNull();
  expect(await findMergedInto(actor, 'nada')).toBeNull();
  expect(await findMergedInto(stranger.actor, first.id)).toBeNull();
});
