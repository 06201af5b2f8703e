import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { convocateds, convocatories, messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { ownCalendar } from '@/lib/analytics/own-work/own-calendar';
import { answerCall } from '@/lib/convocatories/answers/answer-call';
import { composePlaceGivenBack } from '@/lib/convocatories/answers/messages';
import { composePlaceMoved } from '@/lib/convocatories/decisions/messages';
import { composeEventCancelled, composeEventChanged } from '@/lib/convocatories/messages';
import { placeGivenBack } from '@/lib/convocatories/notices';
import { APPLICATION, CONVOCATED, EVENT } from '@/lib/core/states';
import type { ComposeContext, ComposedEmail } from '@/lib/notifications/define-notice';
import { at } from '@/lib/platform/clock';
import { transact } from '@/lib/platform/transaction';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { readCalendar } from '@/lib/testing/read-calendar';
import { composeCallSheet } from '../messages';
import { calendarFile } from './calendar-file';
import { getOwnSheet } from './queries';
import { saveCallSheet } from './save-call-sheet';

const database = useDatabase();
const bogota = (text: string) => new Date(`2027-03-${text}:00-05:00`);

async function makeWork() {
  const { actor, agency } = await makeAgencyUser(database.db);
  const dates = { startDate: bogota('04T10:00'), endDate: bogota('06T20:00') };
  const event = await makeEvent(database.db, { agency, name: 'Navidad El Roble', ...dates });
  const convocatory = await makeConvocatory(database.db, { event, ...dates });
  const { id, talentId } = await makeConvocated(database.db, { convocatory });
  await at(bogota('01T08:00'), () =>
    saveCallSheet(actor, {
      ...{ eventId: event.id, dressCode: 'Negro', contactName: 'Ana', contactPhone: '', instructions: '' },
      times: [{ convocatedId: null, day: '2027-03-05', time: '09:00' }],
    }),
  );
  return { event, convocatory, id, talentId };
}

/** The calendar of a mail that is composed then; it names the method of its file. */
async function calendarOf(when: string, compose: (context: ComposeContext) => Promise<ComposedEmail | null>) {
  const mail = await at(bogota(when), () =>
    transact((tx) => compose({ tx, actor: { kind: 'job', name: 'test' } })),
  );
  const [file] = mail?.made ?? [];
  if (!file) return null;
  const text = file.content.toString('utf8');
  const [, method] = /\r\nMETHOD:(\w+)\r\n/.exec(text) ?? [];
  expect(file.contentType).toBe(`text/calendar; charset=utf-8; method=${method}`);
  expect(text).toMatch(/\r\nORGANIZER;CN=[^\r\n]+/);
  return { method, entries: readCalendar(text) };
}

const daysOf = (found: Awaited<ReturnType<typeof calendarOf>>) =>
  found?.entries.map(({ uid, status, summary }) => [uid.slice(37, 47), status, summary]);

test('days that fall away end in the telephone, with a higher SEQUENCE', async () => {
  const { convocatory, id } = await makeWork();
  const sheet = (context: ComposeContext) => composeCallSheet({ convocatedId: id }, context);
  const first = await calendarOf('01T09:00', sheet);
  expect(first?.method).toBe('PUBLISH');
  expect(daysOf(first)).toEqual(
    ['04', '05', '06'].map((day) => [`2027-03-${day}`, 'CONFIRMED', 'Navidad El Roble']),
  );
  await database.db
    .update(convocatories)
    .set({ startDate: bogota('05T10:00') })
    .where(eq(convocatories.id, convocatory.id));
  const changed = await calendarOf('01T10:00', (context) =>
    composeEventChanged({ convocatedId: id }, context),
  );
  expect(daysOf(changed)).toEqual([
    ['2027-03-05', 'CONFIRMED', 'Navidad El Roble'],
    ['2027-03-06', 'CONFIRMED', 'Navidad El Roble'],
    ['2027-03-04', 'CANCELLED', 'Cancelado: Navidad El Roble'],
  ]);
  const again = await calendarOf('01T11:00', sheet);
  expect(daysOf(again)?.at(-1)).toEqual(['2027-03-04', 'CANCELLED', 'Cancelado: Navidad El Roble']);
  const sequences = [first, changed, again].map((found) => found?.entries[0]?.sequence ?? 0);
  expect(sequences).toEqual([...sequences].sort((one, other) => one - other));
  expect(new Set(sequences).size).toBe(3);
});

test('a cancelled event ends all its days, also those that it had before', async () => {
  const { event, convocatory, id } = await makeWork();
  await calendarOf('01T09:00', (context) => composeCallSheet({ convocatedId: id }, context));
  await database.db
    .update(convocatories)
    .set({ startDate: bogota('05T10:00'), endDate: bogota('07T20:00') })
    .where(eq(convocatories.id, convocatory.id));
  await database.pool.query('update events set state_id = $1, cancelled_reason = $2 where id = $3', [
    EVENT.CANCELLED,
    'Lluvia',
    event.id,
  ]);
  const found = await calendarOf('02T09:00', (context) =>
    composeEventCancelled({ convocatedId: id }, context),
  );
  expect(found?.method).toBe('CANCEL');
  expect(daysOf(found)?.map(([day, status]) => [day, status])).toEqual(
    ['04', '05', '06', '07'].map((day) => [`2027-03-${day}`, 'CANCELLED']),
  );
});

test('a confirmation that is taken back ends its days', async () => {
  const { id } = await makeWork();
  await database.db
    .update(convocateds)
    .set({ stateId: CONVOCATED.CALLED, applicationStateId: APPLICATION.ACCEPTED })
    .where(eq(convocateds.id, id));
  const moved = { convocatedId: id, from: CONVOCATED.CONFIRMED, to: CONVOCATED.CALLED };
  const found = await calendarOf('01T09:00', (context) => composePlaceMoved(moved, context));
  expect([found?.method, found?.entries.length]).toEqual(['CANCEL', 3]);
});

test.each([
  ['says no', 'NO'],
  ['is no longer sure', 'MAYBE'],
] as const)('a place that its talent gives back ends its days: it %s', async (_name, reply) => {
  const { event, convocatory, id, talentId } = await makeWork();
  const [placed] = await database.db.select().from(convocateds).where(eq(convocateds.id, id));
  const holder = {
    kind: 'linkHolder',
    tokenId: 'test',
    purpose: 'TALENT_REPLY',
    agencyId: event.agencyId,
    subject: { eventId: event.id, convocatoryId: convocatory.id, talentId },
  } as const;
  await calendarOf('01T09:00', (context) => composeCallSheet({ convocatedId: id }, context));
  await at(bogota('01T10:00'), () => answerCall(holder, { reply }));
  const told = await database.db.select().from(messages).where(eq(messages.talentId, talentId));
  const waiting = told.find(({ kind }) => kind === placeGivenBack.kind);
  expect(waiting?.dueAt, 'who has it again by then gets no mail').toEqual(bogota('01T10:10'));
  const found = await calendarOf('01T10:05', (context) =>
    composePlaceGivenBack({ convocatedId: id }, context),
  );
  expect([found?.method, found?.entries.length]).toEqual(['CANCEL', 3]);
  await database.db
    .update(convocateds)
    .set({ ...placed })
    .where(eq(convocateds.id, id));
  const again = await calendarOf('01T10:06', (context) =>
    composePlaceGivenBack({ convocatedId: id }, context),
  );
  expect(again, 'its own again').toBeNull();
});

test('the feed and the file of one job have the same ids, a day each, and change when the job does', async () => {
  const { id, talentId } = await makeWork();
  const sheet = await getOwnSheet({ kind: 'talent', talentId }, id);
  const uids = (text: string) => readCalendar(text).map(({ uid }) => uid);
  const feed = await ownCalendar(talentId);
  expect(uids(feed)).toEqual(uids(calendarFile(sheet, [])));
  expect(uids(feed)).toHaveLength(3);
  expect(await ownCalendar(talentId)).toBe(feed);
  expect(readCalendar(feed).every(({ sequence }) => sequence > 0 && sequence < 2 ** 31)).toBe(true);
});
