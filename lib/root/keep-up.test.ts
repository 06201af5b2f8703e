import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { payClaim } from '@/lib/claims/payments/pay-claim';
import { approveClaim } from '@/lib/claims/review/approve-claim';
import { makeSentClaim } from '@/lib/claims/testing/claimed';
import { createClient } from '@/lib/clients/create-client';
import { mergeClients } from '@/lib/clients/merging/merge-clients';
import { proposeAmendment } from '@/lib/contracts/acts/propose-act';
import { giveAgencyCode, pressForAgency, signActAsTalent } from '@/lib/contracts/testing/sign-both';
import { signWithCode } from '@/lib/contracts/testing/sign-with-code';
import { ACCEPTED, CONTEXT, makeSigner } from '@/lib/contracts/testing/signer';
import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { createNamedEvent } from '@/lib/events/create-named-event';
import { createKey } from '@/lib/identity/api-keys/create-key';
import { findKeyActor } from '@/lib/identity/api-keys/find-key-actor';
import { createQuotation } from '@/lib/quotations/drafts/create-quotation';
import { draftInput } from '@/lib/quotations/testing/draft-input';
import { BOGOTA } from '@/lib/testing/factories/agencies';
import { createGraphQLServer } from './graphql-server';

// What a program of an agency needs to keep up: what changed, and each thing that changed by its id.

const database = useDatabase();

let actor: Actor;
const server = createGraphQLServer({ actorOf: async () => actor, introspection: true });

async function ask(query: string, variables: Record<string, unknown> = {}) {
  const body = JSON.stringify({ query, variables });
  const headers = { 'content-type': 'application/json' };
  const response = await server.fetch('http://localhost/graphql', { method: 'POST', headers, body });
  const { data, errors, extensions } = await response.json();
  return { data, code: errors?.[0]?.extensions.code ?? null, more: extensions?.more ?? [] };
}

type Change = { cursor: string; entity: string; entityId: string; eventId: string | null; action: string };

const CHANGES = `query ($after: ID, $limit: Int) {
  changes(after: $after, limit: $limit) { cursor entity entityId eventId action }
}`;

/** All that changed after a cursor, page by page, as a program asks. */
async function catchUp(after: string): Promise<Change[]> {
  const found: Change[] = [];
  for (let from: string | undefined = after; from !== undefined; ) {
    const { data, code, more } = await ask(CHANGES, { after: from, limit: 2 });
    expect(code).toBeNull();
    found.push(...data.changes);
    from = more[0]?.after;
  }
  return found;
}

const told = (changes: readonly Change[]) => changes.map(({ entity, action }) => `${entity}.${action}`);

test('a program that comes back hears all that changed, in order, and reads each of it by its id', async () => {
  const { agency, owner, place, signer } = await makeSigner();
  const { key } = await createKey(owner, { name: 'Contabilidad', scope: 'READ', days: 90, ofAgency: false });
  actor = await findKeyActor(`Bearer ${key}`);
  const { data: self } = await ask('{ viewer { agencyId role keyName keyScope keyExpiresAt cursor } }');
  expect(self.viewer).toMatchObject({
    ...{ agencyId: agency.id, role: 'READ_ONLY', keyName: 'Contabilidad', keyScope: 'READ' },
    keyExpiresAt: expect.any(String),
  });
  const { cursor } = self.viewer;
  expect(cursor).toBe((await catchUp('0')).at(-1)?.cursor);

  await createClient(owner, { name: 'Río Textil', emailProducer: 'ines@rio.example', cityId: BOGOTA });
  await createQuotation(owner, draftInput);
  await createNamedEvent(owner, {
    ...{ name: 'Feria', cityId: BOGOTA, totalDays: 1 },
    ...{ startDate: new Date('2031-03-01T13:00:00Z'), endDate: new Date('2031-03-01T23:00:00Z') },
  });
  const contract = await signWithCode(signer, ACCEPTED, CONTEXT);
  await giveAgencyCode(owner, place.eventId);
  await pressForAgency(owner, place.eventId);
  const { claim } = await makeSentClaim(database.db, agency);
  await approveClaim(owner, claim.id);
  const paidOn = isoDateInZone(new Date(), 'America/Bogota');
  const part = { id: claim.id, paidOn, reference: 'TRF-9', amount: 100_000 };
  await payClaim(owner, part);
  await payClaim(owner, { ...part, reference: 'TRF-10', amount: 50_000 });

  const changes = await catchUp(cursor);
  expect(told(changes)).toEqual(
    expect.arrayContaining([
      ...['client.create', 'quotation.create', 'event.create', 'contract.sign', 'contract.agency-sign'],
      ...['claim.send', 'claim.approve', 'claim.pay'],
    ]),
  );
  const cursors = changes.map((change) => Number(change.cursor));
  expect(cursors).toEqual(cursors.toSorted((one, other) => one - other));
  expect(await catchUp(String(cursors.at(-1)))).toEqual([]);
  const ofContract = changes.filter(({ entity }) => entity === 'contract');
  expect(ofContract.map(({ eventId }) => eventId)).toEqual(ofContract.map(() => place.eventId));

  const READABLE = ['client', 'quotation', 'event', 'contract', 'claim'];
  for (const { entity, entityId } of changes.filter((change) => READABLE.includes(change.entity))) {
    const { data } = await ask(`query ($id: ID!) { ${entity}(id: $id) { id } }`, { id: entityId });
    expect(data, entity).toEqual({ [entity]: { id: entityId } });
  }
  const { data } = await ask(
    `query ($contract: ID!, $claim: ID!) {
      contract(id: $contract) { state talentId eventId convocatedId fee currency agencySignedAt sha256 }
      claim(id: $claim) { payer contractId payments { state amount paidOn reference } }
    }`,
    { contract: contract.id, claim: claim.id },
  );
  expect(data.contract).toMatchObject({
    ...{ state: 'COMPLETE', talentId: place.talentId, eventId: place.eventId, convocatedId: place.id },
    ...{ currency: 'COP', agencySignedAt: expect.any(String), sha256: contract.snapshotHash },
  });
  expect(data.claim).toMatchObject({
    ...{ payer: 'AGENCY', contractId: claim.contractId },
    payments: [
      { amount: 100_000, paidOn, reference: 'TRF-9' },
      { amount: 50_000, reference: 'TRF-10' },
    ],
  });
});

test('a contract is told of with what an amendment made of it, at the place of who signed it', async () => {
  const { owner, place, signer } = await makeSigner();
  const contract = await signWithCode(signer, ACCEPTED, CONTEXT);
  await giveAgencyCode(owner, place.eventId);
  await pressForAgency(owner, place.eventId);
  const dates = { start: '2031-05-01T13:00:00.000Z', end: '2031-05-02T23:00:00.000Z' };
  const act = await proposeAmendment(owner, {
    ...{ contractId: contract.id, ...dates, place: 'Museo', fee: 900_000, reason: 'Cambia' },
  });
  await signActAsTalent(act, signer);
  await giveAgencyCode(owner, place.eventId);
  await pressForAgency(owner, place.eventId);
  actor = owner;
  const { data } = await ask(
    'query ($eventId: ID!) { convocateds(eventId: $eventId) { contract { id place fee startDate endDate } } }',
    { eventId: place.eventId },
  );
  expect(data.convocateds).toEqual([
    {
      contract: { id: contract.id, place: 'Museo', fee: 900_000, startDate: dates.start, endDate: dates.end },
    },
  ]);
});

test('of two clients that became one, both are told of', async () => {
  const { owner } = await makeSigner();
  const make = (name: string) =>
    createClient(owner, { name, emailProducer: 'ines@rio.example', cityId: BOGOTA });
  const [from, into] = [await make('Río Textil'), await make('Río Textil S.A.S.')];
  actor = owner;
  const { data } = await ask('{ viewer { cursor } }');
  await mergeClients(owner, { fromId: from.id, intoId: into.id });
  const changes = await catchUp(data.viewer.cursor);
  expect(changes.map(({ action, entityId }) => [action, entityId])).toEqual([
    ['merge', into.id],
    ['remove', from.id],
  ]);
});

test('a text that is no cursor, and who is no agency, are refused', async () => {
  const { owner } = await makeSigner();
  actor = owner;
  expect((await ask(CHANGES, { after: 'ayer' })).code).toBe('INVALID');
  expect((await ask(CHANGES, { after: '9'.repeat(18) })).code).toBe('INVALID');
  const { data } = await ask('{ viewer { cursor } }');
  expect((await ask(CHANGES, { after: data.viewer.cursor })).data).toEqual({ changes: [] });
  expect((await ask(CHANGES, { after: String(Number(data.viewer.cursor) + 1) })).code).toBe('INVALID');
  actor = { kind: 'administrator', userId: owner.userId };
  expect((await ask(CHANGES)).code).toBe('FORBIDDEN');
});
