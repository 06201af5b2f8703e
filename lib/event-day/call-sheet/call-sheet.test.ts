import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { callTimes, messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { CONVOCATED, EVENT } from '@/lib/core/states';
import { at } from '@/lib/platform/clock';
import { transact } from '@/lib/platform/transaction';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { readCalendar } from '@/lib/testing/read-calendar';
import { composeCallSheet } from '../messages';
import { findCallSheet, getOwnSheet } from './queries';
import { saveCallSheet } from './save-call-sheet';
import { sendCallSheet } from './send-call-sheet';

const database = useDatabase();
const bogota = (text: string) => new Date(`2027-03-${text}:00-05:00`);
const EVE = bogota('01T08:00');

async function makeWork() {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, {
    agency,
    name: 'Lanzamiento',
    startDate: bogota('05T08:00'),
    endDate: bogota('06T18:00'),
  });
  const convocatory = await makeConvocatory(database.db, { event });
  const one = await makeConvocated(database.db, { convocatory });
  const other = await makeConvocated(database.db, { convocatory });
  const talent: Actor = { kind: 'talent', talentId: one.talentId };
  return { actor, agency, event, convocatory, one, other, talent };
}

const sheetOf = (eventId: string) => ({
  eventId,
  dressCode: 'Negro completo',
  contactName: 'Ana Ruiz',
  contactPhone: '+57 300 111 2233',
  instructions: '',
  times: [] as { convocatedId: string | null; day: string; time: string }[],
});

test('a sheet is replaced whole; each person reads its own hours of each day', async () => {
  const { actor, event, one, talent } = await makeWork();
  await at(EVE, async () => {
    await saveCallSheet(actor, {
      ...sheetOf(event.id),
      times: [
        { convocatedId: null, day: '2027-03-05', time: '07:00' },
        { convocatedId: one.id, day: '2027-03-06', time: '06:15' },
      ],
    });
    const own = await getOwnSheet(talent, one.id);
    expect(own.days.map(({ callAt }) => callAt)).toEqual([bogota('05T07:00'), bogota('06T06:15')]);
    expect(own).toMatchObject({ dressCode: 'Negro completo', instructions: null, contactName: 'Ana Ruiz' });
    await saveCallSheet(actor, sheetOf(event.id));
    expect((await findCallSheet(actor, event.id)).times).toEqual([]);
    expect((await getOwnSheet(talent, one.id)).days[0]?.callAt).toEqual(bogota('05T08:00'));
  });
});

test('a day outside the event, somebody else’s place and a cancelled event are refused', async () => {
  const { actor, event, one } = await makeWork();
  const other = await makeWork();
  const save = (times: ReturnType<typeof sheetOf>['times']) =>
    at(EVE, () => saveCallSheet(actor, { ...sheetOf(event.id), times }));
  await expect(save([{ convocatedId: null, day: '2027-03-07', time: '07:00' }])).rejects.toMatchObject({
    fields: { 'times.0.day': 'validation.withinEvent' },
  });
  await expect(
    save([{ convocatedId: other.one.id, day: '2027-03-05', time: '07:00' }]),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(save([{ convocatedId: one.id, day: '2027-03-05', time: '24:00' }])).rejects.toMatchObject({
    code: 'INVALID',
  });
  const cancelled = await makeEvent(database.db, { agencyId: event.agencyId, stateId: EVENT.CANCELLED });
  await expect(saveCallSheet(actor, sheetOf(cancelled.id))).rejects.toMatchObject({
    messageKey: 'errors.event.closed',
  });
  expect(await database.db.$count(callTimes)).toBe(0);
});

test('is sent to everybody confirmed, each with its own calendar; a change afterwards shows', async () => {
  const { actor, event, convocatory, one, other } = await makeWork();
  await makeConvocated(database.db, { convocatory, stateId: CONVOCATED.RESERVE });
  await expect(at(EVE, () => sendCallSheet(actor, { eventId: event.id }))).rejects.toMatchObject({
    messageKey: 'errors.eventDay.noSheet',
  });
  await at(EVE, () => saveCallSheet(actor, sheetOf(event.id)));
  expect(await at(bogota('01T09:00'), () => sendCallSheet(actor, { eventId: event.id }))).toBe(2);
  const sheet = await findCallSheet(actor, event.id);
  expect(Number(sheet.sentAt)).toBeGreaterThan(Number(sheet.updatedAt));
  const queued = await database.db.select().from(messages).where(eq(messages.kind, 'event-day.call-sheet'));
  expect(new Set(queued.map(({ payload }) => (payload as { convocatedId: string }).convocatedId))).toEqual(
    new Set([one.id, other.id]),
  );
  const mail = await compose(one.id);
  const calendar = mail?.made?.[0]?.content.toString() ?? '';
  const entries = readCalendar(calendar);
  expect(entries).toHaveLength(2);
  const [{ uid, start } = { uid: '', start: '' }] = entries;
  expect(uid.startsWith(`${one.id}-2027-03-05@`)).toBe(true);
  expect(start).toBe('2027-03-05T13:00:00.000Z');
  await at(bogota('01T10:00'), () => saveCallSheet(actor, sheetOf(event.id)));
  const changed = await findCallSheet(actor, event.id);
  expect(Number(changed.updatedAt)).toBeGreaterThan(Number(changed.sentAt));
});

const compose = (convocatedId: string) =>
  transact((tx) => composeCallSheet({ convocatedId }, { tx, actor: { kind: 'job', name: 'test' } }));

test('who is no longer confirmed is sent nothing, and reads nothing; nor does another talent', async () => {
  const { one, other, convocatory, talent } = await makeWork();
  const reserve = await makeConvocated(database.db, { convocatory, stateId: CONVOCATED.RESERVE });
  expect(await compose(reserve.id)).toBeNull();
  const own: Actor = { kind: 'talent', talentId: reserve.talentId };
  for (const [reader, id] of [
    [own, reserve.id],
    [talent, other.id],
    [talent, 'nada'],
  ] as const) {
    await expect(getOwnSheet(reader, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  expect((await getOwnSheet(talent, one.id)).eventName).toBe('Lanzamiento');
});
