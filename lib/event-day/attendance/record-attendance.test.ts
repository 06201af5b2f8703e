import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { attendanceMarks, auditEntries } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { CONVOCATED } from '@/lib/core/states';
import { at } from '@/lib/platform/clock';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { readDesk } from '../desk/queries';
import { findWorkedDays } from './queries';
import { recordAttendance } from './record-attendance';
import { attendanceAfter } from './rules';

const database = useDatabase();
const bogota = (text: string) => new Date(`2027-03-${text}:00-05:00`);

/** Two days of work in Bogotá, from eight to six. */
async function makeWork() {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, {
    agency,
    startDate: bogota('01T08:00'),
    endDate: bogota('02T18:00'),
  });
  const convocatory = await makeConvocatory(database.db, { event });
  const place = await makeConvocated(database.db, { convocatory });
  return { actor, agency, event, convocatory, place };
}

const marksOf = (eventId: string) =>
  database.db.$count(attendanceMarks, eq(attendanceMarks.eventId, eventId));

const arrived = (convocatedId: string, time: string) => ({
  id: randomUUID(),
  convocatedId,
  day: '2027-03-01',
  kind: 'ARRIVED' as const,
  at: bogota(time),
  pressedAt: bogota(time),
});

test('what a device sends again after a cut is kept once, and the trail tells it once', async () => {
  const { actor, event, place } = await makeWork();
  const came = arrived(place.id, '01T07:55');
  const left = { ...arrived(place.id, '01T18:10'), kind: 'LEFT' as const };
  await at(bogota('01T18:30'), async () => {
    await recordAttendance(actor, { eventId: event.id, marks: [came] });
    const tries = [1, 2, 3].map(() => recordAttendance(actor, { eventId: event.id, marks: [left, came] }));
    for (const answer of await Promise.all(tries)) {
      expect(answer).toEqual([
        { id: left.id, refused: null },
        { id: came.id, refused: null },
      ]);
    }
  });
  expect(await marksOf(event.id)).toBe(2);
  expect(await database.db.$count(auditEntries, eq(auditEntries.entity, 'attendance'))).toBe(2);
  expect((await findWorkedDays(actor, [place.id])).get(place.id)).toEqual([
    { day: '2027-03-01', arrivedAt: came.at, leftAt: left.at, minutes: 615 },
  ]);
});

test('one who is no longer confirmed and another day are refused each by itself, and stop nobody', async () => {
  const { actor, event, convocatory, place } = await makeWork();
  const reserve = await makeConvocated(database.db, { convocatory, stateId: CONVOCATED.RESERVE });
  const marks = [
    arrived(reserve.id, '01T08:00'),
    { ...arrived(place.id, '01T08:00'), day: '2027-03-03' },
    arrived(place.id, '01T08:00'),
  ];
  const answer = await at(bogota('01T09:00'), () => recordAttendance(actor, { eventId: event.id, marks }));
  expect(answer.map(({ refused }) => refused)).toEqual([
    'errors.eventDay.notConfirmed',
    'errors.eventDay.otherDay',
    null,
  ]);
  expect(await marksOf(event.id)).toBe(1);
});

test('a device whose clock runs ahead does not outlast what is noted later', async () => {
  const { actor, event, place } = await makeWork();
  const ahead = { ...arrived(place.id, '01T08:00'), pressedAt: bogota('09T08:00') };
  const missed = { ...arrived(place.id, '01T09:30'), kind: 'MISSED' as const };
  await at(bogota('01T09:00'), () => recordAttendance(actor, { eventId: event.id, marks: [ahead] }));
  await at(bogota('01T09:31'), () => recordAttendance(actor, { eventId: event.id, marks: [missed] }));
  const { people } = await readDesk(actor, event.id);
  expect(attendanceAfter(people[0]?.shifts[0]?.marks ?? [])).toMatchObject({ status: 'MISSED' });
});

test('the desk is closed before the eve of the event, and another agency’s people do not exist for it', async () => {
  const { actor, event, place } = await makeWork();
  const other = await makeWork();
  const note = { eventId: event.id, marks: [arrived(place.id, '01T08:00')] };
  await at(bogota('01T08:00'), async () => {
    await expect(recordAttendance(other.actor, note)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const foreign = { eventId: event.id, marks: [arrived(other.place.id, '01T08:00')] };
    await expect(recordAttendance(actor, foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
  await at(new Date('2027-02-27T12:00:00Z'), () =>
    expect(recordAttendance(actor, note)).rejects.toMatchObject({ messageKey: 'errors.eventDay.tooEarly' }),
  );
  expect(await marksOf(event.id)).toBe(0);
});

test('a desk lists who is confirmed with each day’s hour, and apart who could come instead', async () => {
  const { actor, event, convocatory, place } = await makeWork();
  const reserve = await makeConvocated(database.db, { convocatory, stateId: CONVOCATED.RESERVE });
  await makeConvocated(database.db, { convocatory, stateId: CONVOCATED.DISCARDED });
  const desk = await readDesk(actor, event.id);
  expect(desk.people.map(({ convocatedId }) => convocatedId)).toEqual([place.id]);
  expect(desk.people[0]?.shifts.map(({ day, callAt }) => [day, callAt])).toEqual([
    ['2027-03-01', bogota('01T08:00')],
    ['2027-03-02', bogota('02T08:00')],
  ]);
  expect(desk.people[0]?.code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect(desk.reserves.map(({ convocatedId }) => convocatedId)).toEqual([reserve.id]);
});
