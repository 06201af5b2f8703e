import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { convocateds, convocatories, messages, recentChanges, takenYeses } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { APPLICATION, CONVOCATED, CONVOCATORY } from '@/lib/core/states';
import { inDays } from '@/lib/events/testing/cast-event';
import { updateEvent } from '@/lib/events/update-event';
import { takeMessages } from '@/lib/notifications/untold';
import { at } from '@/lib/platform/clock';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeTalent } from '@/lib/testing/factories/talents';
import { updateConvocatory } from '../calls/update-convocatory';
import { handle as forgetChanges } from './forget-changes';
import { AGREED, agreedEvent, OTHER, placesOf, statusesOf } from './testing/agreed-event';

const database = useDatabase();

test('once they were told, they stay asked again', async () => {
  const { actor, agency, event } = await agreedEvent(database.db);
  await updateEvent(actor, { id: event.id, ...OTHER });
  await runAllJobs({ early: true });
  await updateEvent(actor, { id: event.id, ...AGREED });
  expect(new Set((await placesOf(database.db, event.id)).map((place) => place.applicationStateId))).toEqual(
    new Set([APPLICATION.PENDING]),
  );
  expect(new Set(await statusesOf(database.db, agency.id))).toEqual(new Set(['SENT']));
  const [call] = await database.db.select().from(convocatories).where(eq(convocatories.eventId, event.id));
  expect(call?.stateId).toBe(CONVOCATORY.OPEN);
});

test('who was booked elsewhere meanwhile stays asked again, and is told; the others are back', async () => {
  const { actor, agency, event } = await agreedEvent(database.db);
  const [gone] = await placesOf(database.db, event.id).then((all) =>
    all.filter(({ stateId }) => stateId === CONVOCATED.CONFIRMED),
  );
  await updateEvent(actor, { id: event.id, ...OTHER });
  const talent = { ...(await makeTalent(database.db)), id: String(gone?.talentId) };
  await makeConvocated(database.db, { event: await makeEvent(database.db, AGREED), talent });
  await updateEvent(actor, { id: event.id, ...AGREED });
  const asked = (await placesOf(database.db, event.id)).filter(
    (place) => place.applicationStateId === APPLICATION.PENDING,
  );
  expect(asked.map(({ id }) => id)).toEqual([gone?.id]);
  await runAllJobs({ early: true });
  expect((await statusesOf(database.db, agency.id)).filter((status) => status === 'SENT')).toHaveLength(1);
});

test('a message that a worker takes at the same moment is either told or withdrawn, never both', async () => {
  const { actor, agency, event } = await agreedEvent(database.db);
  await updateEvent(actor, { id: event.id, ...OTHER });
  const waiting = await database.db.select().from(messages).where(eq(messages.agencyId, agency.id));
  const takes = waiting.map((row) => takeMessages(database.db, [row]));
  const [taken] = await Promise.all([
    Promise.all(takes).then((rows) => rows.flat().map((row) => row.talentId)),
    updateEvent(actor, { id: event.id, ...AGREED }),
  ]);
  const back = (await placesOf(database.db, event.id))
    .filter((place) => place.applicationStateId === APPLICATION.ACCEPTED)
    .map(({ talentId }) => talentId);
  expect([...taken, ...back].sort()).toEqual(waiting.map(({ talentId }) => talentId).sort());
});

test('after ten minutes, and of who answered meanwhile, nothing comes back', async () => {
  const { actor, event } = await agreedEvent(database.db);
  await at(inDays(-0.01), () => updateEvent(actor, { id: event.id, ...OTHER }));
  await updateEvent(actor, { id: event.id, ...AGREED });
  const answers = (places: Awaited<ReturnType<typeof placesOf>>) =>
    new Set(places.map((place) => place.applicationStateId));
  expect(answers(await placesOf(database.db, event.id))).toEqual(new Set([APPLICATION.PENDING]));

  const other = await agreedEvent(database.db);
  await updateEvent(other.actor, { id: other.event.id, ...OTHER });
  const [first] = await placesOf(database.db, other.event.id);
  const answered = { reply: 'MAYBE' as const, repliedAt: new Date() };
  await database.db
    .update(convocateds)
    .set(answered)
    .where(eq(convocateds.id, String(first?.id)));
  await updateEvent(other.actor, { id: other.event.id, ...AGREED });
  const [kept, ...back] = await placesOf(database.db, other.event.id);
  expect(kept).toMatchObject({ applicationStateId: APPLICATION.PENDING, reply: 'MAYBE' });
  expect(answers(back)).toEqual(new Set([APPLICATION.ACCEPTED]));
});

test('what was is kept for a day at most, and the next change drops what is older than ten minutes', async () => {
  const { actor, event } = await agreedEvent(database.db);
  await at(inDays(-2), () => updateEvent(actor, { id: event.id, ...OTHER }));
  await updateEvent(actor, { id: event.id, startDate: inDays(21) });
  const kept = () => database.db.select().from(recentChanges).where(eq(recentChanges.eventId, event.id));
  expect(await kept()).toHaveLength(1);
  await at(inDays(2), () => forgetChanges());
  expect(await kept()).toEqual([]);
  expect(await database.db.$count(takenYeses)).toBe(0);
});

test('a call that somebody changed by itself meanwhile follows the event, and is not put back', async () => {
  const { actor, event } = await agreedEvent(database.db);
  const apart = await makeConvocatory(database.db, { event, startDate: inDays(11), endDate: inDays(12) });
  await updateEvent(actor, { id: event.id, ...OTHER });
  await updateConvocatory(actor, { id: apart.id, startDate: inDays(20.5) });
  await updateEvent(actor, { id: event.id, ...AGREED });
  const [call] = await database.db.select().from(convocatories).where(eq(convocatories.id, apart.id));
  expect([call?.startDate, call?.endDate]).toEqual([inDays(10.5), inDays(12)]);
});
