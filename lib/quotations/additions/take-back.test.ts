import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { convocateds, convocatories, eventDirectories, events, messages, talentBookings } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { CONVOCATED } from '@/lib/core/states';
import { keepPersonal } from '@/lib/events/personals/change-personals';
import { getEvent, listEventPersonals } from '@/lib/events/queries';
import { updateEvent } from '@/lib/events/update-event';
import { makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { acceptQuotation } from '../accept-quotation';
import { voidQuotation } from '../voiding/void-quotation';
import { type First, isAdded, makeFirst, needsOf, sendAddition, storedQuotation } from './testing/added-to';

const database = useDatabase();

let made: First;
let actor: First['actor'];
let first: First['first'];
let eventId: string;
beforeEach(async () => {
  made = await makeFirst(database.db);
  ({ actor, first, eventId } = made);
});

const needs = () => needsOf(database.db, eventId);
const stored = (id: string) => storedQuotation(database.db, id);

test('taken back, takes its part with it and no more', async () => {
  const event = await getEvent(actor, eventId);
  const { totalDays, startDate, endDate } = event;
  const before = await needs();
  const kept = await sendAddition(made);
  await acceptQuotation(actor, { quotationId: kept.id });
  const addition = await sendAddition(made, 2);
  await acceptQuotation(actor, { quotationId: addition.id });
  expect(await getEvent(actor, eventId)).toMatchObject({
    totalDays: totalDays + 1,
    endDate: addition.endDate,
  });
  await voidQuotation(actor, { id: addition.id, reason: 'Ya no va' });
  expect(await getEvent(actor, eventId)).toMatchObject({
    ...{ totalDays, startDate, endDate, stateId: 33 },
    totalEvent: first.total + kept.total,
    wanted: event.wanted + 2,
  });
  expect(await needs()).toHaveLength(before.length + 1);
  expect(await stored(first.id)).toMatchObject({ stateId: 63, voidedAt: null });
});

const DAY_MS = 86_400_000;
const later = (date: Date, days: number) => new Date(+date + days * DAY_MS);

test('taken back, gives back what it widened, wherever the event is by now, and tells whoever stays', async () => {
  const before = await getEvent(actor, eventId);
  const addition = await sendAddition(made, 2);
  await acceptQuotation(actor, { quotationId: addition.id });
  const wide = await getEvent(actor, eventId);
  const moved = { startDate: later(wide.startDate, 10), endDate: later(wide.endDate, 10) };
  await updateEvent(actor, { id: eventId, ...moved });
  const event = await getEvent(actor, eventId);
  const [added, other] = [(await needs()).find(isAdded), (await needs()).find((need) => !isAdded(need))];
  if (!added || !other) throw new Error('nobody is asked for');
  const ended = await makeConvocatory(database.db, {
    event: { ...event, personals: [added] },
    ...{ startDate: added.startDate, endDate: added.endDate },
  });
  const open = await makeConvocatory(database.db, { event: { ...event, personals: [other] } });
  const stays = await makeConvocated(database.db, { convocatory: open });
  await voidQuotation(actor, { id: addition.id, reason: 'Ya no va' });
  const own = { startDate: later(before.startDate, 10), endDate: later(before.endDate, 10) };
  expect(await getEvent(actor, eventId)).toMatchObject({ ...own, totalDays: before.totalDays });
  const calls = await database.db.select().from(convocatories).where(eq(convocatories.eventId, eventId));
  expect(calls).toContainEqual(expect.objectContaining({ id: open.id, ...own }));
  expect(calls).toContainEqual(
    expect.objectContaining({ id: ended.id, startDate: ended.startDate, endDate: ended.endDate }),
  );
  const told = await database.db.select().from(messages).where(eq(messages.eventId, eventId));
  expect(told.map(({ kind, talentId }) => [kind, talentId])).toEqual([
    ['convocatories.event-changed', stays.talentId],
  ]);
});

test('its occasion has the dates of the event, with it and without', async () => {
  const [place] = await database.db
    .select({ id: events.eventDirectoryId })
    .from(events)
    .where(eq(events.id, eventId));
  const occasion = async () =>
    (
      await database.db
        .select({ startDate: eventDirectories.startDate, endDate: eventDirectories.endDate })
        .from(eventDirectories)
        .where(eq(eventDirectories.id, place?.id ?? ''))
    )[0];
  const before = await occasion();
  const addition = await sendAddition(made, 2);
  await acceptQuotation(actor, { quotationId: addition.id });
  expect(await occasion()).toEqual({ ...before, endDate: addition.endDate });
  await voidQuotation(actor, { id: addition.id, reason: 'Ya no va' });
  expect(await occasion()).toEqual(before);
});

test('taken back, leaves dates that it never widened', async () => {
  const { startDate, endDate } = await getEvent(actor, eventId);
  await updateEvent(actor, { id: eventId, endDate: later(endDate, 2) });
  const [need] = await listEventPersonals(actor, eventId);
  if (!need) throw new Error('nobody is asked for');
  await keepPersonal(actor, {
    ...{ id: need.id, eventId, profile: need.profileCode, gender: need.gender, quantity: need.quantity },
    ...{ budget: need.budget, startDate: later(startDate, 1), endDate: later(endDate, 1) },
  });
  const addition = await sendAddition(made);
  await acceptQuotation(actor, { quotationId: addition.id });
  await voidQuotation(actor, { id: addition.id, reason: 'Ya no va' });
  expect(await getEvent(actor, eventId)).toMatchObject({ startDate, endDate: later(endDate, 2) });
});

test('taken back, frees and tells whoever was called for it, and nobody else', async () => {
  const addition = await sendAddition(made);
  await acceptQuotation(actor, { quotationId: addition.id });
  const event = await getEvent(actor, eventId);
  const [added, other] = [(await needs()).find(isAdded), (await needs()).find((need) => !isAdded(need))];
  if (!added || !other) throw new Error('nobody is asked for');
  const call = (need: typeof added) =>
    makeConvocatory(database.db, { event: { ...event, personals: [need] } });
  const confirmed = await makeConvocated(database.db, { convocatory: await call(added) });
  const kept = await makeConvocated(database.db, { convocatory: await call(other) });
  await voidQuotation(actor, { id: addition.id, reason: 'Ya no va' });
  const states = await database.db
    .select({ id: convocateds.id, stateId: convocateds.stateId, call: convocatories.stateId })
    .from(convocateds)
    .innerJoin(convocatories, eq(convocatories.id, convocateds.convocatoryId))
    .where(eq(convocateds.eventId, eventId));
  expect(states).toHaveLength(2);
  expect(states).toContainEqual({ id: confirmed.id, stateId: CONVOCATED.DISCARDED, call: 43 });
  expect(states).toContainEqual({ id: kept.id, stateId: CONVOCATED.CONFIRMED, call: 41 });
  const booked = await database.db.select().from(talentBookings);
  expect(booked.filter(({ convocatedId }) => convocatedId === confirmed.id)).toEqual([]);
  expect(booked.filter(({ convocatedId }) => convocatedId === kept.id)).toHaveLength(1);
  const told = await database.db.select().from(messages).where(eq(messages.eventId, eventId));
  expect(told.map(({ talentId }) => talentId)).toEqual([confirmed.talentId]);
  expect(await getEvent(actor, eventId)).toMatchObject({
    totalEvent: first.total,
    wanted: event.wanted - 2,
  });
  expect((await listEventPersonals(actor, eventId)).filter(isAdded)).toEqual([]);
});

test('stays once somebody has signed for it; one that was only sent is always taken back', async () => {
  const addition = await sendAddition(made);
  await acceptQuotation(actor, { quotationId: addition.id });
  const event = await getEvent(actor, eventId);
  const added = (await needs()).find(isAdded);
  if (!added) throw new Error('nobody is asked for');
  const convocatory = await makeConvocatory(database.db, { event: { ...event, personals: [added] } });
  const convocated = await makeConvocated(database.db, { convocatory });
  const sent = await sendAddition(made);
  await makeContract(database.db, { convocated });
  await expect(voidQuotation(actor, { id: addition.id, reason: 'No' })).rejects.toMatchObject({
    code: 'CONFLICT',
    messageKey: 'errors.quotation.contractsSigned',
  });
  await voidQuotation(actor, { id: sent.id, reason: 'No' });
  expect(await getEvent(actor, eventId)).toMatchObject({ totalEvent: first.total + addition.total });
});

test('ends with what it adds to', async () => {
  const accepted = await sendAddition(made);
  await acceptQuotation(actor, { quotationId: accepted.id });
  const sent = await sendAddition(made);
  await voidQuotation(actor, { id: first.id, reason: 'Se cayó' });
  const ended = { stateId: 65, voidedReason: 'Se cayó' };
  for (const { id } of [accepted, sent]) expect(await stored(id)).toMatchObject(ended);
  expect(await getEvent(actor, eventId)).toMatchObject({ stateId: 37 });
});
