import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, events } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { countClients, getClientOverview, listClientOverviews } from '@/lib/clients/client-overview';
import { keepClientContact } from '@/lib/clients/contacts/change-contacts';
import { createFinalClient } from '@/lib/clients/final-clients/keep-final-client';
import { clientImport } from '@/lib/clients/importing/client-import';
import { mergeClients } from '@/lib/clients/merging/merge-clients';
import { listMergeCandidates } from '@/lib/clients/merging/queries';
import { addClientNote } from '@/lib/clients/notes/write-notes';
import {
  type Client,
  clientsWithIdentification,
  findClientsOfAgencies,
  findNamedClients,
  getClient,
  listClients,
  readClientsOfAgency,
} from '@/lib/clients/queries';
import { addClientService } from '@/lib/clients/services/change-services';
import { updateClient } from '@/lib/clients/update-client';
import type { AgencyActor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { CLIENT, EVENT as EVENT_STATE } from '@/lib/core/states';
import { copyEvent } from '@/lib/events/copy-event';
import { createEvent } from '@/lib/events/create-event';
import { inDays } from '@/lib/events/testing/cast-event';
import { updateEvent } from '@/lib/events/update-event';
import { NO_WORDS } from '@/lib/imports/words';
import { createQuotation } from '@/lib/quotations/drafts/create-quotation';
import { duplicateQuotation } from '@/lib/quotations/drafts/duplicate-quotation';
import { updateQuotation } from '@/lib/quotations/drafts/update-quotation';
import { draftInput } from '@/lib/quotations/testing/draft-input';
import { searchAll } from '@/lib/search/queries';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import './reactions';

const database = useDatabase();

const NIT = '900123456-8';
const STATES = [CLIENT.ACTIVE, CLIENT.INACTIVE, CLIENT.DELETED] as const;
type Told = readonly [active: unknown, inactive: unknown, deleted: unknown];
type Ask = (actor: AgencyActor, client: Client) => Promise<unknown>;

const holds = (rows: readonly { readonly id: string }[], { id }: Client) => rows.some((row) => row.id === id);

async function cast(stateId: number) {
  const { actor, agency } = await makeAgencyUser(database.db);
  const client = await makeClient(database.db, {
    agency,
    stateId,
    name: 'Ñandú Textiles',
    identification: NIT,
  });
  return { actor, client };
}

/** Code and field of a refusal, 'ok' for none. */
const outcome = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'ok',
    (error: unknown) => {
      if (error instanceof AppError) return [error.code, ...Object.values(error.fields)].join(' ');
      throw error;
    },
  );

const EVENT = { name: 'Gala', cityId: 1, startDate: inDays(20), endDate: inDays(21) };
const draft = (clientId: string | null) => ({ ...draftInput, clientId });

/** Whether a read holds the client, by its state. */
const READS: Readonly<Record<string, readonly [Told, Ask]>> = {
  'the list to choose from': [
    [true, false, false],
    async (actor, client) => holds(await listClients(actor), client),
  ],
  'the list of one state': [
    [true, true, false],
    async (actor, client) => holds(await listClients(actor, { stateId: client.stateId }), client),
  ],
  'the client book': [
    [true, false, false],
    async (actor, client) => holds(await listClientOverviews(actor), client),
  ],
  'the client book of every state': [
    [true, true, false],
    async (actor, client) => holds(await listClientOverviews(actor, { stateId: 'ALL' }), client),
  ],
  'the count of every state': [[1, 1, 0], (actor) => countClients(actor, { stateId: 'ALL' })],
  'the clients of an agency': [
    [true, false, false],
    async (actor, client) =>
      holds(
        (await findClientsOfAgencies(actor, [actor.agencyId])).get(actor.agencyId)?.map(({ row }) => row) ??
          [],
        client,
      ),
  ],
  "the administrator's list": [
    [true, true, false],
    async (actor, client) => {
      const { actor: administrator } = await makeAdministrator(database.db);
      return holds(await readClientsOfAgency(administrator, actor.agencyId), client);
    },
  ],
  'the client itself': [
    ['ok', 'ok', 'NOT_FOUND'],
    (actor, { id }) => outcome(Promise.all([getClient(actor, id), getClientOverview(actor, id)])),
  ],
  'the search of everything': [
    [true, true, false],
    async (actor, client) => holds(await searchAll(actor, 'nandu'), client),
  ],
  'the warning of the same document': [
    [true, true, false],
    async (actor, client) =>
      holds(await clientsWithIdentification(actor, client.identification ?? ''), client),
  ],
  'whom another may be merged into': [
    [true, true, false],
    async (actor, client) => {
      const other = await makeClient(database.db, { agencyId: actor.agencyId });
      return holds(await listMergeCandidates(actor, other.id, 'nandu'), client);
    },
  ],
  'what an import takes for the same': [
    [1, 1, 0],
    async (actor, { identification }) => {
      const { read, known } = await clientImport.reader(actor.agencyId, NO_WORDS);
      const row = read({ name: 'Otro', identification: identification ?? '' });
      return 'problems' in row ? row : (await known(database.db, row.identities)).size;
    },
  ],
  'the name that an old document shows': [
    ['Ñandú Textiles', 'Ñandú Textiles', 'Ñandú Textiles'],
    async (actor, { id }) => (await findNamedClients(actor, [id])).get(id)?.name,
  ],
};

const REFUSED = 'INVALID validation.quotation.inactiveClient';
const GONE = 'NOT_FOUND';

/** What a write answers, by the client's state. */
const WRITES: Readonly<Record<string, readonly [Told, Ask]>> = {
  change: [['ok', 'ok', GONE], (actor, { id }) => updateClient(actor, { id, address: 'Calle 3' })],
  deactivate: [['ok', 'ok', GONE], (actor, { id }) => updateClient(actor, { id, stateId: CLIENT.INACTIVE })],
  activate: [['ok', 'ok', GONE], (actor, { id }) => updateClient(actor, { id, stateId: CLIENT.ACTIVE })],
  remove: [['ok', 'ok', GONE], (actor, { id }) => updateClient(actor, { id, stateId: CLIENT.DELETED })],
  'add a contact': [
    ['ok', 'ok', GONE],
    (actor, { id }) => keepClientContact(actor, { clientId: id, name: 'Ana' }),
  ],
  'add a note': [['ok', 'ok', GONE], (actor, { id }) => addClientNote(actor, { clientId: id, text: 'Nota' })],
  'add a service': [
    ['ok', 'ok', GONE],
    (actor, { id }) => addClientService(actor, { clientId: id, serviceId: 21 }),
  ],
  'add a brand': [
    ['ok', 'ok', 'INVALID validation.quotation.client'],
    (actor, { id }) => createFinalClient(actor, { name: 'Marca', clientId: id }),
  ],
  'merge it into another': [
    ['ok', 'ok', GONE],
    async (actor, { id }) => {
      const into = await makeClient(database.db, { agencyId: actor.agencyId });
      await mergeClients(actor, { fromId: id, intoId: into.id });
    },
  ],
  'merge another into it': [
    ['ok', 'ok', GONE],
    async (actor, { id }) => {
      const from = await makeClient(database.db, { agencyId: actor.agencyId });
      await mergeClients(actor, { fromId: from.id, intoId: id });
    },
  ],
  'quote to it': [['ok', REFUSED, GONE], (actor, { id }) => createQuotation(actor, draft(id))],
  'choose it in a draft': [
    ['ok', REFUSED, GONE],
    async (actor, { id }) => {
      const { id: known } = await createQuotation(actor, draft(null));
      await updateQuotation(actor, { ...draft(id), id: known });
    },
  ],
  'open an event for it': [
    ['ok', REFUSED, 'INVALID validation.quotation.client'],
    (actor, { id }) => createEvent(actor, { ...EVENT, clientId: id }),
  ],
  'choose it in an event': [
    ['ok', REFUSED, 'INVALID validation.quotation.client'],
    async (actor, { id }) => {
      const event = await createEvent(actor, EVENT);
      await updateEvent(actor, { id: event.id, clientId: id });
    },
  ],
};

describe.each(Object.entries(READS))('%s', (_, [told, ask]) => {
  test.each(STATES.map((state, index) => [state, told[index]] as const))(
    'of a client in %s: %s',
    async (state, expected) => {
      const { actor, client } = await cast(state);
      expect(await ask(actor, client)).toEqual(expected);
    },
  );
});

describe.each(Object.entries(WRITES))('%s', (_, [told, ask]) => {
  test.each(STATES.map((state, index) => [state, told[index]] as const))(
    'a client in %s: %s',
    async (state, expected) => {
      const { actor, client } = await cast(state);
      expect(await outcome(ask(actor, client))).toBe(expected);
    },
  );
});

test('a draft and an event keep a client that became inactive, and what is made of them goes without it', async () => {
  const { actor, client } = await cast(CLIENT.ACTIVE);
  const quotation = await createQuotation(actor, { ...draft(client.id), id: crypto.randomUUID() });
  const event = await createEvent(actor, { ...EVENT, clientId: client.id });
  await updateClient(actor, { id: client.id, stateId: CLIENT.INACTIVE });
  const kept = { ...draft(client.id), id: quotation.id };
  expect((await updateQuotation(actor, kept)).clientId).toBe(client.id);
  expect((await createQuotation(actor, kept)).clientId).toBe(client.id);
  expect((await updateEvent(actor, { id: event.id, clientId: client.id, name: 'Otra' })).clientId).toBe(
    client.id,
  );
  expect((await duplicateQuotation(actor, { id: quotation.id })).clientId).toBeNull();
  const copy = await copyEvent(actor, { id: event.id, name: 'Copia', startDate: inDays(40) });
  expect(copy.clientId).toBeNull();
});

test('a removal is in the trail with its states, and events go on naming the client', async () => {
  const { actor, client } = await cast(CLIENT.INACTIVE);
  const event = await makeEvent(database.db, {
    agencyId: actor.agencyId,
    clientId: client.id,
    nameClient: client.name,
    stateId: EVENT_STATE.CANCELLED,
    cancelledReason: 'Lluvia',
  });
  await updateClient(actor, { id: client.id, stateId: CLIENT.DELETED });
  const [entry] = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, client.id));
  expect(entry).toMatchObject({ action: 'remove', fromState: '53', toState: '32' });
  const [kept] = await database.db.select().from(events).where(eq(events.id, event.id));
  expect(kept?.nameClient).toBe(client.name);
});
