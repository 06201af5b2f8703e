import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { claims, eventPersonals, rateLimits, rides } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { markDatabase, writesSince } from '@/db/testing/watch-writes';
import { returnClaim } from '@/lib/claims/review/return-claim';
import { makeServedTalent } from '@/lib/claims/testing/claimed';
import { makeSigner } from '@/lib/contracts/testing/signer';
import type { Actor } from '@/lib/core/actor';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { makeRider, ORDER } from '@/lib/rides/testing/rider';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { makeSession, makeTenant } from '@/lib/testing/tenant';
import { documentFor, request, rootFields } from './testing/ask-field';
import { OWN_MUTATIONS, OWN_QUERIES } from './testing/own-entries';

// What a talent does of its own work by its token, as its pages let it.

const database = useDatabase();
beforeEach(() => database.db.delete(rateLimits));

const asTalent = (talentId: string, fresh = true): Actor => ({ kind: 'talent', talentId, fresh });

async function ask(actor: Actor, query: string, variables: unknown = {}) {
  const answer = await (await request(actor, query, variables)).json();
  const [first] = answer.errors ?? [];
  return { data: answer.data, code: first?.extensions.code, fields: first?.extensions.fields };
}

const CALL = `query ($id: ID!) { ownCall(convocatoryId: $id)
  { id status eventName startDate endDate budget reply note confirmed saidYesFor } }`;
const ANSWER = `mutation ($id: ID!, $start: DateTime, $end: DateTime, $budget: Money) {
  answerCall(convocatoryId: $id, reply: YES, startDate: $start, endDate: $end, budget: $budget) }`;

test('a call is found among the own places, read, and answered for what was shown', async () => {
  const talent = await makeTalent(database.db);
  const states = { stateId: CONVOCATED.CALLED, applicationStateId: APPLICATION.PENDING };
  const place = await makeConvocated(database.db, { talent, ...states });
  await makeConvocated(database.db, states);
  const me = asTalent(talent.id);
  const { data } = await ask(me, '{ ownPlaces { id convocatoryId eventId status reply amount } }');
  expect(data.ownPlaces).toMatchObject([
    { id: place.id, convocatoryId: place.convocatoryId, status: 'TO_ANSWER', reply: null },
  ]);
  const id = place.convocatoryId;
  expect((await ask(me, 'mutation ($id: ID!) { markCallSeen(convocatoryId: $id) }', { id })).data).toEqual({
    markCallSeen: true,
  });
  const { ownCall } = (await ask(me, CALL, { id })).data;
  expect(ownCall).toMatchObject({ id, status: 'OPEN', confirmed: false, saidYesFor: false });
  const shown = { start: ownCall.startDate, end: ownCall.endDate, budget: ownCall.budget };
  const later = { ...shown, end: new Date(Date.parse(shown.end) + 60_000).toISOString() };
  expect(await ask(me, ANSWER, { id, ...later })).toMatchObject({ code: 'CONFLICT' });
  await database.db.update(eventPersonals).set({ budget: ownCall.budget - 1 });
  expect(await ask(me, ANSWER, { id, ...shown })).toMatchObject({ code: 'CONFLICT' });
  expect((await ask(me, ANSWER, { id, ...shown, budget: ownCall.budget - 1 })).data).toEqual({
    answerCall: place.id,
  });
  const one = await ask(me, 'query ($id: ID!) { ownPlace(convocatoryId: $id) { status reply } }', { id });
  expect(one.data.ownPlace).toEqual({ status: 'ANSWERED', reply: 'YES' });
  expect(await ask(me, 'mutation ($id: ID!) { disownAnswer(convocatoryId: $id) }', { id })).toMatchObject({
    code: 'NOT_FOUND',
  });
});

const CONTRACT = `query ($id: ID!) { ownContract(eventId: $id) { state reason declinedAt mayTakeBackDecline url } }`;

test('a contract that was declined by mistake is taken back', async () => {
  const { place } = await makeSigner();
  const me = asTalent(place.talentId);
  const id = place.eventId;
  expect((await ask(me, CONTRACT, { id })).data.ownContract).toMatchObject({
    state: 'TO_SIGN',
    reason: null,
  });
  await ask(me, 'mutation ($id: ID!) { declineContract(eventId: $id, reason: "No puedo") }', { id });
  expect((await ask(me, CONTRACT, { id })).data.ownContract).toMatchObject({
    state: 'DECLINED',
    mayTakeBackDecline: true,
  });
  expect((await ask(me, 'mutation ($id: ID!) { takeBackDecline(eventId: $id) }', { id })).data).toEqual({
    takeBackDecline: true,
  });
  expect((await ask(me, CONTRACT, { id })).data.ownContract.state).toBe('TO_SIGN');
  const sheet = await ask(me, 'query ($id: ID!) { ownSheet(id: $id) { checkInCode days { callAt } } }', {
    id: place.id,
  });
  expect(sheet.data.ownSheet).toMatchObject({
    checkInCode: expect.any(String),
    days: expect.arrayContaining([{ callAt: expect.any(String) }]),
  });
});

const OWN_CLAIM = `query ($id: ID!) { ownClaim(convocatoryId: $id) { reason
  toSend { fee currency returnedVersion returnedReason price } sent { number version state price lastDigits } planilla { period needed kept } } }`;
const SEND = `mutation ($id: ID!, $input: OwnClaimInput!) { sendOwnClaim(convocatoryId: $id, input: $input) { id state } }`;
const CORRECT = `mutation ($id: ID!, $input: OwnClaimInput!) {
  correctOwnClaim(convocatoryId: $id, input: $input, seenVersion: 1) { version state activities } }`;
const FORM = {
  activities: 'Modelaje',
  price: 700_000,
  bankId: 1,
  typeAccount: 'AHORROS',
  account: '00123456789',
};

test('a claim is sent, kept with its account by who was asked again, returned and corrected', async () => {
  const { agency, actor: owner } = await makeAgencyUser(database.db);
  const { subject } = await makeServedTalent(database.db, agency);
  const { convocatoryId: id, talentId = '' } = subject;
  const me = asTalent(talentId);
  expect((await ask(me, OWN_CLAIM, { id })).data.ownClaim).toMatchObject({
    reason: null,
    toSend: { fee: 700_000, currency: 'COP', returnedVersion: null },
    sent: null,
  });
  expect(await ask(me, SEND, { id, input: { ...FORM, price: 1 } })).toMatchObject({
    code: 'INVALID',
    fields: [{ path: 'differenceReason' }],
  });
  const kept = { ...FORM, keepAccount: true };
  expect(await ask(asTalent(talentId, false), SEND, { id, input: kept })).toMatchObject({
    code: 'CONFIRMATION_REQUIRED',
  });
  expect(await database.db.$count(claims)).toBe(0);
  const { sendOwnClaim } = (await ask(me, SEND, { id, input: kept })).data;
  expect(sendOwnClaim.state).toBe('SENT');
  expect((await ask(me, '{ bankAccount { lastDigits } }')).data.bankAccount).toEqual({ lastDigits: '6789' });
  await returnClaim(owner, { id: sendOwnClaim.id, reason: 'Falta detalle' });
  expect((await ask(me, OWN_CLAIM, { id })).data.ownClaim.toSend).toMatchObject({
    returnedVersion: 1,
    returnedReason: 'Falta detalle',
    price: 700_000,
  });
  const corrected = { ...FORM, activities: 'Modelaje de la colección' };
  expect((await ask(me, CORRECT, { id, input: corrected })).data.correctOwnClaim).toEqual({
    version: 2,
    state: 'SENT',
    activities: 'Modelaje de la colección',
  });
  expect((await ask(me, OWN_CLAIM, { id })).data.ownClaim.sent).toMatchObject({ version: 2 });
});

test('a claim that cannot be sent yet says why', async () => {
  const place = await makeConvocated(database.db);
  const { data } = await ask(asTalent(place.talentId), OWN_CLAIM, { id: place.convocatoryId });
  expect(data.ownClaim).toMatchObject({
    reason: expect.stringContaining('El contrato no ha sido firmado'),
    toSend: null,
    sent: null,
  });
});

const RIDE = `query ($id: ID!) { ownRide(convocatoryId: $id) { reason provider toOrder { name phoneClient }
  places { id name } ride { id state mayCancel isShared from { lat } } } }`;
const ORDER_RIDE = `mutation ($id: ID!, $input: OwnRideInput!) { orderOwnRide(convocatoryId: $id, input: $input) { id state } }`;
const of = (name: string, args = '') =>
  `mutation ($id: ID!) { ${name}(convocatoryId: $id${args}) { state isShared isOver } }`;

test('a ride is priced, ordered once, followed, shared and cancelled', async () => {
  const { talent, place } = await makeRider(database.db);
  const me = asTalent(talent.id);
  const id = place.convocatoryId;
  const { ownRide } = (await ask(me, RIDE, { id })).data;
  expect(ownRide).toMatchObject({ reason: null, ride: null, toOrder: { name: expect.any(String) } });
  const { origin, destiny } = ORDER;
  const estimate = await ask(
    me,
    `query ($id: ID!, $origin: OwnRideStopInput!, $destiny: OwnRideStopInput!) {
      ownRideEstimate(convocatoryId: $id, origin: $origin, destiny: $destiny) { fare currency } }`,
    { id, origin, destiny },
  );
  expect(estimate.data.ownRideEstimate).toMatchObject({ fare: expect.any(Number) });
  const ordered = await Promise.all([1, 2, 3].map(() => ask(me, ORDER_RIDE, { id, input: ORDER })));
  expect(new Set(ordered.map(({ data }) => data.orderOwnRide.id)).size).toBe(1);
  expect(await database.db.$count(rides, eq(rides.talentId, talent.id))).toBe(1);
  expect((await ask(me, RIDE, { id })).data.ownRide.ride).toMatchObject({ mayCancel: true });
  expect((await ask(me, of('shareOwnRide', ', shared: true'), { id })).data.shareOwnRide.isShared).toBe(true);
  expect((await ask(me, of('cancelOwnRide'), { id })).data.cancelOwnRide.isOver).toBe(true);
  const refused = await ask(me, ORDER_RIDE, { id, input: { ...ORDER, phoneClient: 'x' } });
  expect(refused).toMatchObject({ code: 'INVALID', fields: [{ path: 'phoneClient' }] });
});

test('an address is kept for the next ride and forgotten', async () => {
  const { talent, place } = await makeRider(database.db);
  const me = asTalent(talent.id);
  const id = place.convocatoryId;
  const kept = await ask(
    me,
    `mutation ($id: ID!) { keepRidePlace(convocatoryId: $id, name: "Casa", address: "Calle 1", coordinates: { lat: 4.6, lng: -74 }) }`,
    { id },
  );
  expect((await ask(me, RIDE, { id })).data.ownRide.places).toEqual([
    { id: kept.data.keepRidePlace, name: 'Casa' },
  ]);
  const forget = `mutation ($id: ID!, $place: ID!) { removeRidePlace(convocatoryId: $id, id: $place) }`;
  await ask(me, forget, { id, place: kept.data.keepRidePlace });
  expect((await ask(me, RIDE, { id })).data.ownRide.places).toEqual([]);
});

describe('ids of another talent are answered as ids of nothing', () => {
  const named = Object.keys({ ...OWN_QUERIES, ...OWN_MUTATIONS }).filter((name) => name !== 'ownPlaces');

  test('to one of the same agency and event, and nothing is written', async () => {
    const tenant = await makeTenant(database.db);
    const me = {
      ...tenant.members.owner,
      sessionId: await makeSession(database.db, tenant.members.owner.userId, null),
    };
    const stranger = asTalent((await makeTalent(database.db)).id);
    const before = await markDatabase(database.pool);
    for (const root of rootFields().filter(({ name }) => named.includes(name))) {
      const entry = { ...OWN_QUERIES, ...OWN_MUTATIONS }[root.name];
      const theirs = await ask(stranger, documentFor(root), entry?.args({ ...tenant, me }));
      const nothing = JSON.parse(
        JSON.stringify(entry?.args({ ...tenant, me })).replaceAll(
          /[0-9a-f]{8}-[0-9a-f-]{27}/g,
          crypto.randomUUID(),
        ),
      );
      expect(theirs.code, root.name).toBe('NOT_FOUND');
      expect((await ask(stranger, documentFor(root), nothing)).code, root.name).toBe('NOT_FOUND');
    }
    expect((await ask(stranger, '{ ownPlaces { id } }')).data).toEqual({ ownPlaces: [] });
    expect((await writesSince(database.pool, before)).changed).toEqual([]);
  });
});
