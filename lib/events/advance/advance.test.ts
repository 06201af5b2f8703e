import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, clients, events, files, linkTokens, messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { paperOf } from '@/lib/contracts/testing/papers';
import { anonymous, type LinkActor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { EVENT } from '@/lib/core/states';
import { findLinkActor } from '@/lib/identity/link-tokens/queries';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser, makeLink } from '@/lib/testing/factories/identity';
import { listEvents } from '../queries';
import { inDays } from '../testing/cast-event';
import { updateEvent } from '../update-event';
import { shareAdvanceLink } from './advance-link';
import { getAdvancePage } from './advance-page';
import { askAdvance, sendAdvanceNotice, withdrawAdvance } from './ask-advance';
import { confirmAdvance, refuseAdvance, undoAdvance } from './decide-advance';
import { handInAdvanceProof, keepAdvanceProof } from './keep-proof';
import { ADVANCE_STATES, advanceState } from './rules';
import '@/lib/root/reactions';

const database = useDatabase();
const TERMS = {
  percent: 5000,
  dueOn: isoDateInZone(inDays(8), 'America/Bogota'),
  instructions: 'Bancolombia 123',
};

async function cast() {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, {
    ...{ agency, startDate: inDays(10), endDate: inDays(11), totalEvent: 1_000_001 },
  });
  const { row } = await makeLink(database.db, 'ADVANCE', { eventId: event.id, agencyId: agency.id });
  const client: LinkActor = {
    kind: 'linkHolder',
    tokenId: row.id,
    purpose: 'ADVANCE',
    agencyId: agency.id,
    subject: { eventId: event.id },
  };
  return { actor, agency, event, client, eventId: event.id };
}

const proof = async (eventId: string) => ({ eventId, name: 'pago.png', bytes: await paperOf('rut') });
const read = async (id: string) => {
  const [row] = await database.db.select().from(events).where(eq(events.id, id));
  if (!row) throw new Error('no event');
  return row;
};
const mails = async (eventId: string) =>
  (
    await database.db
      .select({ kind: messages.kind })
      .from(messages)
      .where(sql`${messages.payload} ->> 'eventId' = ${eventId}`)
      .orderBy(messages.createdAt)
  ).map(({ kind }) => kind.replace('events.advance-', ''));
const told = async (eventId: string) =>
  (
    await database.db
      .select({ action: auditEntries.action, from: auditEntries.fromState, to: auditEntries.toState })
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, eventId), eq(auditEntries.entity, 'event')))
      .orderBy(auditEntries.id)
  ).map(({ action, from, to }) => `${action} ${from} ${to}`);

test('asked, proven by the client, refused, proven again, received and undone, each told and kept', async () => {
  const { actor, eventId, client } = await cast();
  expect(await askAdvance(actor, { eventId, ...TERMS })).toMatchObject({ valueAdvance: 500_001 });
  expect(await getAdvancePage(client)).toMatchObject({ status: 'ASKED', amount: 500_001, percent: 5000 });
  const first = await handInAdvanceProof(client, await proof(eventId));
  expect((await getAdvancePage(client)).status).toBe('PROVEN');
  await refuseAdvance(actor, { eventId, reason: 'No se lee el valor' });
  expect(await getAdvancePage(client)).toMatchObject({ status: 'REFUSED', refusal: 'No se lee el valor' });
  const second = await handInAdvanceProof(client, await proof(eventId));
  await confirmAdvance(actor, { eventId });
  expect(await read(eventId)).toMatchObject({ validAdvance: true, advanceFileId: second.id });
  expect((await getAdvancePage(client)).status).toBe('RECEIVED');
  await undoAdvance(actor, { eventId });
  expect(advanceState(await read(eventId))).toBe('PROVEN');
  expect(await mails(eventId)).toEqual(['asked', 'proven', 'refused', 'proven', 'received']);
  expect(await told(eventId)).toEqual([
    'ask-advance null ASKED',
    'prove-advance ASKED PROVEN',
    'refuse-advance PROVEN REFUSED',
    'prove-advance REFUSED PROVEN',
    'confirm-advance PROVEN RECEIVED',
    'undo-advance RECEIVED PROVEN',
  ]);
  const kept = await database.db.select().from(files).where(eq(files.eventId, eventId));
  expect(kept.map(({ id, encrypted, deletedAt }) => [id, encrypted, deletedAt !== null]).sort()).toEqual(
    [
      [first.id, true, true],
      [second.id, true, false],
    ].sort(),
  );
});

describe('asking', () => {
  test('takes an amount or a percentage, within the total, by a day to come', async () => {
    const { actor, eventId } = await cast();
    const ask = (input: object) => askAdvance(actor, { eventId, ...TERMS, ...input });
    await expect(ask({ amount: 5 })).rejects.toMatchObject({
      fields: { amount: 'validation.advance.oneOf' },
    });
    await expect(ask({ percent: null })).rejects.toMatchObject({
      fields: { amount: 'validation.advance.oneOf' },
    });
    await expect(ask({ percent: null, amount: 1_000_002 })).rejects.toMatchObject({
      fields: { amount: 'validation.advance.aboveTotal' },
    });
    await expect(ask({ percent: 10_001 })).rejects.toMatchObject({ code: 'INVALID' });
    await expect(ask({ dueOn: '2020-01-01' })).rejects.toMatchObject({
      fields: { dueOn: 'validation.past' },
    });
    await expect(ask({ dueOn: '2099-01-31' })).rejects.toMatchObject({
      fields: { dueOn: 'validation.advance.afterEvent' },
    });
    expect(advanceState(await read(eventId))).toBeNull();
    expect(await ask({ percent: null, amount: 1_000_001 })).toMatchObject({ valueAdvance: 1_000_001 });
    expect(await ask({ percent: 1000 })).toMatchObject({ valueAdvance: 100_000, advancePercent: 1000 });
  });

  test('waits for a decision on the proof, and not for a closed event', async () => {
    const { actor, eventId, client } = await cast();
    await askAdvance(actor, { eventId, ...TERMS });
    await handInAdvanceProof(client, await proof(eventId));
    await expect(askAdvance(actor, { eventId, ...TERMS })).rejects.toMatchObject({
      messageKey: 'errors.advance.proofWaits',
    });
    await database.db.update(events).set({ stateId: EVENT.CANCELLED }).where(eq(events.id, eventId));
    await expect(askAdvance(actor, { eventId, ...TERMS })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(handInAdvanceProof(client, await proof(eventId))).rejects.toMatchObject({
      messageKey: 'errors.advance.notAsked',
    });
    expect((await getAdvancePage(client)).status).toBe('NONE');
  });

  test('mails whoever the quotation names, else the client, and says where there is nobody', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const event = await makeEvent(database.db, { agency, startDate: inDays(9), endDate: inDays(9) });
    await database.db.execute(sql`update quotations set email_client = null where id = ${event.quotationId}`);
    await database.db.update(clients).set({ emailProducer: null }).where(eq(clients.agencyId, agency.id));
    await askAdvance(actor, { eventId: event.id, ...TERMS });
    expect(await mails(event.id)).toEqual([]);
    const again = () => sendAdvanceNotice(actor, { eventId: event.id });
    await expect(again()).rejects.toMatchObject({ messageKey: 'errors.advance.noAddress' });
    await database.db
      .update(clients)
      .set({ emailProducer: 'ana@cliente.co' })
      .where(eq(clients.id, event.clientId ?? ''));
    await again();
    expect(await mails(event.id)).toEqual(['asked']);
  });
});

test('two who decide at once: one stands', async () => {
  const { actor, eventId, client } = await cast();
  await askAdvance(actor, { eventId, ...TERMS });
  await handInAdvanceProof(client, await proof(eventId));
  const both = await Promise.allSettled([
    confirmAdvance(actor, { eventId }),
    confirmAdvance(actor, { eventId }),
    refuseAdvance(actor, { eventId, reason: 'No' }),
  ]);
  const received = (await read(eventId)).validAdvance;
  expect(received).toBe(true);
  expect(both.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(2);
  expect((await told(eventId)).filter((line) => line.startsWith('confirm'))).toHaveLength(1);
});

test('taken back: its links end and the proof goes', async () => {
  const { actor, eventId, client } = await cast();
  await askAdvance(actor, { eventId, ...TERMS });
  const url = new URL(await shareAdvanceLink(actor, { eventId }));
  expect(url.pathname).toBe(`/anticipo/${eventId}`);
  const { id } = await handInAdvanceProof(client, await proof(eventId));
  await withdrawAdvance(actor, { eventId });
  expect(await findLinkActor('ADVANCE', { eventId }, url.searchParams.get('k') ?? '')).toBeNull();
  const [file] = await database.db.select().from(files).where(eq(files.id, id));
  expect(file?.deletedAt).not.toBeNull();
  const living = await database.db.select().from(linkTokens).where(eq(linkTokens.eventId, eventId));
  expect(living.filter(({ revokedAt }) => revokedAt === null)).toEqual([]);
  expect(advanceState(await read(eventId))).toBeNull();
});

test('who may: those who keep money, of that agency; a client only by the link of that event', async () => {
  const { actor, agency, eventId, client } = await cast();
  const other = await cast();
  const ask = { eventId, ...TERMS };
  const { actor: finance } = await makeAgencyUser(database.db, { agency, role: 'FINANCE' });
  const { actor: reader } = await makeAgencyUser(database.db, { agency, role: 'READ_ONLY' });
  await expect(askAdvance(anonymous, ask)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await expect(askAdvance(reader, ask)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(askAdvance(other.actor, ask)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await askAdvance(finance, ask);
  await expect(keepAdvanceProof(reader, await proof(eventId))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  for (const stranger of [actor, { ...client, purpose: 'CONTRACT' } as LinkActor]) {
    await expect(handInAdvanceProof(stranger, await proof(eventId))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  }
  await expect(handInAdvanceProof(other.client, await proof(eventId))).rejects.toMatchObject({
    messageKey: 'errors.advance.notAsked',
  });
  await expect(confirmAdvance(other.actor, { eventId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await keepAdvanceProof(actor, await proof(eventId));
  expect(await mails(eventId)).toEqual(['asked']);
});

test('the three fields of the specification say the same, and a received amount stays', async () => {
  const { actor, eventId } = await cast();
  const change = (input: object) => updateEvent(actor, { id: eventId, ...input });
  await change({ valueAdvance: 300_000 });
  expect(advanceState(await read(eventId))).toBe('ASKED');
  await change({ urlAdvance: 'https://banco.co/pago' });
  expect(advanceState(await read(eventId))).toBe('PROVEN');
  await change({ validAdvance: true });
  expect((await read(eventId)).advancePaidAt).not.toBeNull();
  await expect(change({ valueAdvance: 1 })).rejects.toMatchObject({ messageKey: 'errors.advance.received' });
  await change({ validAdvance: false, valueAdvance: null });
  expect(advanceState(await read(eventId))).toBeNull();
});

test('the list finds events by where their advance is, and says the same as the event', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const asked = { agency, valueAdvance: 5, advanceAskedAt: new Date() };
  const proven = { ...asked, urlAdvance: 'https://banco.co' };
  await makeEvent(database.db, { agency });
  await makeEvent(database.db, asked);
  await makeEvent(database.db, proven);
  await makeEvent(database.db, { ...proven, advanceRefusal: 'No' });
  await makeEvent(database.db, { ...proven, validAdvance: true, advancePaidAt: new Date() });
  for (const advance of ADVANCE_STATES) {
    const found = await listEvents(actor, { advance });
    expect(found.map((event) => advanceState(event))).toEqual([advance]);
  }
});
