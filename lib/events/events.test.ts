import { describe, expect, test } from 'vitest';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { EVENT } from '@/lib/core/states';
import { EVENT_LIFE } from '@/lib/core/states/event';
import { leadsTo } from '@/lib/core/states/lifecycle';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { cancelEvent } from './cancel-event';
import { countEvents, getEvent, listEvents } from './queries';
import { stateAt, takesClaims, whenOf } from './rules';
import { updateEvent } from './update-event';

const database = useDatabase();
const DAY = 86_400_000;
const days = (count: number) => new Date(Date.now() + count * DAY);

describe('the state an event is read in', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const ended = new Date('2026-11-21T11:59:59Z');
  test.each([
    [EVENT.CREATED, 0, EVENT.EXPIRED],
    [EVENT.CALLING, 2, EVENT.FINISHED],
    [EVENT.CONFIRMED, 1, EVENT.FINISHED],
    [EVENT.CANCELLED, 3, EVENT.CANCELLED],
  ])('%i with %i confirmed is %i once its end has passed', (stateId, confirmed, expected) => {
    expect(stateAt({ stateId, endDate: ended }, confirmed, now)).toBe(expected);
    const before = stateAt({ stateId, endDate: now }, confirmed, now);
    expect(before).toBe(stateId);
  });

  test('closed states lead nowhere', () => {
    for (const from of [EVENT.FINISHED, EVENT.CANCELLED, EVENT.EXPIRED]) {
      for (const to of Object.values(EVENT)) expect(leadsTo(EVENT_LIFE, from, to)).toBe(false);
    }
  });

  test('a finished event still takes claims; a cancelled or expired one does not', () => {
    expect([EVENT.FINISHED, EVENT.CANCELLED, EVENT.EXPIRED].map(takesClaims)).toEqual([true, false, false]);
  });
});

describe('updateEvent', () => {
  test('changes what it names and keeps the rest; the link must be https', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const event = await makeEvent(database.db, { agency, description: 'Igual' });
    await updateEvent(actor, {
      id: event.id,
      additionalProfiles: 'https://carpeta.co/mas',
      finalClientColumn: true,
      finalClientName: 'Marca Ñ',
      placeName: 'Teatro Colón',
      placeAddress: 'Calle 10 # 5-32',
    });
    expect(await getEvent(actor, event.id)).toMatchObject({
      description: 'Igual',
      additionalProfiles: 'https://carpeta.co/mas',
      finalClientName: 'Marca Ñ',
      placeName: 'Teatro Colón',
    });
    const attempt = updateEvent(actor, { id: event.id, additionalProfiles: 'javascript:alert(1)' });
    await expect(attempt).rejects.toMatchObject({ fields: { additionalProfiles: 'validation.httpsUrl' } });
    await updateEvent(actor, { id: event.id, additionalProfiles: '' });
    expect((await getEvent(actor, event.id)).additionalProfiles).toBeNull();
  });

  test("another agency's event is not found, a cancelled one is closed", async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const theirs = await makeEvent(database.db);
    await expect(updateEvent(actor, { id: theirs.id, name: 'X' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(getEvent(actor, theirs.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const event = await makeEvent(database.db, { agency });
    await cancelEvent(actor, { id: event.id, reason: 'El cliente canceló' });
    await expect(updateEvent(actor, { id: event.id, name: 'X' })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(cancelEvent(actor, { id: event.id, reason: 'Otra vez' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await getEvent(actor, event.id)).toMatchObject({
      stateId: 37,
      cancelledReason: 'El cliente canceló',
    });
  });

  test('a reader may look but not touch', async () => {
    const { actor, agency } = await makeAgencyUser(database.db, { role: 'READ_ONLY' });
    const event = await makeEvent(database.db, { agency });
    expect((await listEvents(actor)).map((row) => row.id)).toEqual([event.id]);
    await expect(updateEvent(actor, { id: event.id, name: 'X' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

test('the list tells coming from past, and a past one is read as finished or expired', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const coming = await makeEvent(database.db, { agency, startDate: days(5), endDate: days(6) });
  const dates = { startDate: days(-3), endDate: days(-2) };
  const worked = await makeEvent(database.db, { agency, ...dates, name: 'Trabajado' });
  await makeConvocated(database.db, { agency, event: worked });
  const idle = await makeEvent(database.db, { agency, ...dates, name: 'Vacío' });
  expect((await listEvents(actor, { when: 'upcoming' })).map((row) => row.id)).toEqual([coming.id]);
  const past = await listEvents(actor, { when: 'past' });
  expect(Object.fromEntries(past.map((row) => [row.id, row.stateId]))).toEqual({
    [worked.id]: EVENT.FINISHED,
    [idle.id]: EVENT.EXPIRED,
  });
});

test('a cancelled event is neither to come nor past, and each state is found where its events are', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const ahead = { agency, startDate: days(5), endDate: days(6) };
  const gone = { agency, startDate: days(-3), endDate: days(-2) };
  const made = [
    await makeEvent(database.db, ahead),
    await makeEvent(database.db, { ...ahead, stateId: EVENT.CANCELLED }),
    await makeEvent(database.db, { ...gone, stateId: EVENT.CANCELLED }),
    await makeEvent(database.db, gone),
    await makeEvent(database.db, { ...gone, stateId: EVENT.FINISHED }),
  ];
  const found = await Promise.all(
    (['upcoming', 'past', 'cancelled'] as const).map(async (when) => {
      const rows = await listEvents(actor, { when });
      expect(rows.every((row) => whenOf(row.stateId) === when)).toBe(true);
      expect(await countEvents(actor, { when })).toBe(rows.length);
      return rows.map((row) => row.id);
    }),
  );
  expect(found.map((ids) => ids.length)).toEqual([1, 2, 2]);
  expect(found.flat().toSorted()).toEqual(made.map((event) => event.id).toSorted());
});

test('the list is sorted, searched, counted and cut, and filtered by the state an event is read in', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const quotation = await makeQuotation(database.db, { agency, nameClient: 'Café Ñandú', code: 4711 });
  const ours = await makeEvent(database.db, {
    quotation,
    name: 'Árbol',
    startDate: days(5),
    endDate: days(6),
  });
  const later = await makeEvent(database.db, {
    agency,
    name: 'Zafra',
    startDate: days(40),
    endDate: days(41),
  });
  const idle = await makeEvent(database.db, {
    agency,
    name: 'Banda',
    startDate: days(-3),
    endDate: days(-2),
  });
  const ids = async (filter: Parameters<typeof listEvents>[1]) => {
    const found = (await listEvents(actor, filter)).map((event) => event.id);
    expect(await countEvents(actor, { ...filter })).toBe(found.length);
    return found;
  };
  expect(await ids({ search: 'cafe ñan' })).toEqual([ours.id]);
  expect(await ids({ search: '4711' })).toEqual([ours.id]);
  expect(await ids({ stateId: EVENT.EXPIRED })).toEqual([idle.id]);
  expect(await ids({ stateId: EVENT.CALLING, when: 'upcoming' })).toEqual([ours.id, later.id]);
  expect(await ids({ during: { from: days(5.5), to: days(30) } })).toEqual([ours.id]);
  expect(await ids({ sort: 'name', descending: false })).toEqual([ours.id, idle.id, later.id]);
  const page = await listEvents(actor, { sort: 'name', descending: true, limit: 1, after: later.id });
  expect(page.map((event) => event.id)).toEqual([idle.id]);
  const { statements } = await countStatements(() => listEvents(actor));
  expect(statements).toHaveLength(1);
});
