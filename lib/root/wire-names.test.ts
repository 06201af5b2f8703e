import { describe, expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { fileUrl } from '@/lib/core/photo-url';
import { makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { request } from './testing/ask-field';

const database = useDatabase();

async function calledTalent() {
  const { actor, agency } = await makeAgencyUser(database.db, { role: 'OWNER' });
  const event = await makeEvent(database.db, { agency });
  const convocatory = await makeConvocatory(database.db, { agency, event });
  const convocated = await makeConvocated(database.db, { convocatory });
  return { actor, agency, event, convocatory, convocated };
}

const ask = async (actor: Actor, query: string, variables: unknown) =>
  (await request(actor, query, variables)).json();

/** The code of a refusal, and the fields at which it is told. */
const refusal = async (actor: Actor, query: string, variables: unknown) => {
  const { code, fields } = (await ask(actor, query, variables)).errors[0].extensions;
  return [code, ...(fields ?? []).map(({ path }: { path: string }) => path)];
};

describe('a called talent is named as the specification does', () => {
  const CREATE = `mutation ($c: ID!, $t: [ID!]!, $state: Int, $contract: String, $envoice: String) {
    createConvocated(convocatoryId: $c, talentId: $t, stateId: $state, urlContract: $contract, urlEnvoice: $envoice) { stateId } }`;
  const UPDATE = `mutation ($id: ID!, $t: ID, $c: ID, $contract: String, $envoice: String) {
    updateConvocated(id: $id, talentId: $t, convocatoryId: $c, urlContract: $contract, urlEnvoice: $envoice) { id stateId urlContract } }`;

  test('it begins as called and without papers, whatever else is asked', async () => {
    const { actor, convocatory } = await calledTalent();
    const given = { c: convocatory.id, t: [(await makeTalent(database.db)).id] };
    expect(await ask(actor, CREATE, { ...given, state: 1811, contract: '', envoice: '' })).toMatchObject({
      data: { createConvocated: [{ stateId: 1811 }] },
    });
    expect(await refusal(actor, CREATE, { ...given, state: 1813 })).toEqual(['INVALID', 'stateId']);
    expect(await refusal(actor, CREATE, { ...given, contract: 'https://x.co/a.pdf' })).toEqual([
      'INVALID',
      'urlContract',
    ]);
  });

  test('its talent, call and papers are confirmed, and never changed', async () => {
    const { actor, convocatory, convocated } = await calledTalent();
    const contract = await makeContract(database.db, { convocated });
    const paper = contract.pdfFileId ? fileUrl(contract.pdfFileId) : undefined;
    const named = { id: convocated.id, t: convocated.talentId, c: convocatory.id };
    expect(await ask(actor, UPDATE, { ...named, ...(paper ? { contract: paper } : {}) })).toMatchObject({
      data: { updateConvocated: { id: convocated.id, stateId: convocated.stateId } },
    });
    const other = await calledTalent();
    expect(
      await refusal(actor, UPDATE, {
        ...named,
        t: other.convocated.talentId,
        c: other.convocatory.id,
        contract: '/archivos/otro',
        envoice: '/archivos/otra',
      }),
    ).toEqual(['INVALID', 'talentId', 'convocatoryId', 'urlContract', 'urlEnvoice']);
    expect(await refusal(other.actor, UPDATE, named)).toEqual(['NOT_FOUND']);
  });

  test('it is found by itself, by its event and by its call', async () => {
    const { actor, event, convocatory, convocated } = await calledTalent();
    await makeConvocated(database.db, { convocatory });
    const FIND = `query ($id: ID!, $e: ID, $c: ID, $t: ID) { convocated(id: $id) { id talent { id } }
      convocateds(eventId: $e, convocatoryId: $c, talentId: $t) { id } }`;
    const { id, talentId } = convocated;
    const one = { data: { convocated: { id, talent: { id: talentId } }, convocateds: [{ id }] } };
    expect(await ask(actor, FIND, { id, e: event.id, t: talentId })).toMatchObject(one);
    expect(await ask(actor, FIND, { id, c: convocatory.id, t: talentId })).toMatchObject(one);
    const all = (await ask(actor, FIND, { id, e: event.id })) as { data?: { convocateds: unknown[] } };
    expect(all.data?.convocateds).toHaveLength(2);
    const stranger = await calledTalent();
    const LIST = 'query ($e: ID) { convocateds(eventId: $e) { id } }';
    expect(await ask(stranger.actor, LIST, { e: event.id })).toMatchObject({ data: { convocateds: [] } });
    expect(await refusal(actor, LIST, {})).toEqual(['INVALID', 'eventId']);
  });
});

test('a convocatory says which people it looks for', async () => {
  const { actor, convocatory } = await calledTalent();
  const query = 'query ($id: ID!) { convocatory(id: $id) { state eventPersonal { id profile quantity } } }';
  expect(await ask(actor, query, { id: convocatory.id })).toMatchObject({
    data: { convocatory: { state: 41, eventPersonal: { id: convocatory.eventPersonalId } } },
  });
});

test('[1.4.3/client state set] a client is added in the state that is named, and in no other than the two of a list', async () => {
  const { actor } = await calledTalent();
  const query = 'mutation ($input: ClientInput!) { createClient(input: $input) { state } }';
  for (const state of [52, 53]) {
    expect(await ask(actor, query, { input: { name: `Cliente ${state}`, state } })).toMatchObject({
      data: { createClient: { state } },
    });
  }
  expect(await refusal(actor, query, { input: { name: 'Cliente', state: 32 } })).toEqual([
    'INVALID',
    'state',
  ]);
});

test('a representative is changed for the own agency alone, also when it is named', async () => {
  const { actor, agency } = await calledTalent();
  const other = await calledTalent();
  const create = `mutation ($input: LegalRepresentativeInput!) { createLegalRepresentative(input: $input) { id } }`;
  const made = (await ask(actor, create, { input: { name: 'Ana Ruiz', document: '52111333' } })) as {
    data: { createLegalRepresentative: { id: string } };
  };
  const { id } = made.data.createLegalRepresentative;
  const update = `mutation ($input: UpdateLegalRepresentativeInput!) { updateLegalRepresentative(input: $input) { name } }`;
  const named = { id, name: 'Ana María Ruiz' };
  expect(await ask(actor, update, { input: { ...named, agencyId: agency.id } })).toMatchObject({
    data: { updateLegalRepresentative: { name: 'Ana María Ruiz' } },
  });
  expect(await refusal(actor, update, { input: { ...named, agencyId: other.agency.id } })).toEqual([
    'NOT_FOUND',
  ]);
});

test('[2.9/contract type 51] [2.9/clause 5] an agency says the type of its identification, and contracts which clauses they have', async () => {
  const { actor, agency } = await calledTalent();
  const query = `query ($id: ID!) { agency(id: $id) { typeIdentification { id name } }
    all: contracts { order } events: contracts(typeContract: 51) { clause description order typeContract }
    photos: contracts(typeContract: 52) { order kind typeContract } none: contracts(typeContract: 7) { order } }`;
  const { data } = (await ask(actor, query, { id: agency.id })) as {
    data: Record<
      'all' | 'events' | 'photos' | 'none',
      { order: number; kind: string; typeContract: number | null }[]
    >;
  };
  const clauses = data.photos.filter(({ kind }) => kind === 'CLAUSE').map(({ order }) => order);
  expect(clauses).toEqual(clauses.toSorted((one, two) => one - two));
  expect(clauses).not.toContain(5);
  expect(data.photos.at(-1)?.kind).toBe('HABEAS_DATA');
  expect(data.events.every(({ typeContract }) => typeContract === null || typeContract === 51)).toBe(true);
  expect(data.all.length).toBeGreaterThan(data.events.length);
  expect(data.none).toEqual([]);
});
