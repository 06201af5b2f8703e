import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, convocatories, eventPersonals, events, profiles } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { APPLICATION, CONVOCATORY, EVENT } from '@/lib/core/states';
import { keepPersonal } from '@/lib/events/personals/change-personals';
import { inDays } from '@/lib/events/testing/cast-event';
import { updateEvent } from '@/lib/events/update-event';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { updateConvocatory } from '../calls/update-convocatory';
import { AGREED, agreedEvent, OTHER, placesOf, stateOf, statusesOf } from './testing/agreed-event';

const database = useDatabase();

test('moved and moved back before anybody was told: everything is as it was, nobody is told, the trail tells both', async () => {
  const { actor, agency, event } = await agreedEvent(database.db);
  const before = await stateOf(database.db, event.id);
  await updateEvent(actor, { id: event.id, ...OTHER });
  expect(await stateOf(database.db, event.id)).not.toEqual(before);
  expect(await statusesOf(database.db, agency.id)).toHaveLength(8);
  await updateEvent(actor, { id: event.id, ...AGREED });
  expect(await stateOf(database.db, event.id)).toEqual(before);
  await runAllJobs({ early: true });
  expect(new Set(await statusesOf(database.db, agency.id))).toEqual(new Set(['CANCELLED']));
  const [place] = await placesOf(database.db, event.id);
  const trail = await database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.entityId, String(place?.id)))
    .orderBy(asc(auditEntries.id));
  expect(trail.map(({ action }) => action)).toEqual(['ask-again', 'give-back']);
});

test('also by way of other dates, and for who covers both: nobody is told', async () => {
  const { actor, agency, event } = await agreedEvent(database.db);
  const [call] = await database.db.select().from(convocatories).where(eq(convocatories.eventId, event.id));
  await makeConvocated(database.db, {
    ...(call && { convocatory: call }),
    acceptedFrom: inDays(1),
    acceptedUntil: inDays(40),
  });
  const apart = await makeConvocatory(database.db, { event, startDate: inDays(11), endDate: inDays(12) });
  await makeConvocated(database.db, {
    convocatory: apart,
    acceptedFrom: apart.startDate,
    acceptedUntil: apart.endDate,
  });
  const before = await stateOf(database.db, event.id);
  await updateEvent(actor, { id: event.id, endDate: inDays(10.5) });
  await updateEvent(actor, { id: event.id, ...OTHER });
  await updateEvent(actor, { id: event.id, ...AGREED });
  expect(await stateOf(database.db, event.id)).toEqual(before);
  await runAllJobs({ early: true });
  expect(new Set(await statusesOf(database.db, agency.id))).toEqual(new Set(['CANCELLED']));
});

test('two who move it back at once give it back once', async () => {
  const { actor, event } = await agreedEvent(database.db);
  const before = await stateOf(database.db, event.id);
  await updateEvent(actor, { id: event.id, ...OTHER });
  // On a slow machine the second may be refused as busy.
  const both = await Promise.allSettled([1, 2].map(() => updateEvent(actor, { id: event.id, ...AGREED })));
  expect(both.map(({ status }) => status)).toContain('fulfilled');
  expect(await stateOf(database.db, event.id)).toEqual(before);
});

test('a lower pay, and the agreed one again: the yeses are back and nobody is told', async () => {
  const { actor, agency, event } = await agreedEvent(database.db);
  await database.db.update(events).set({ stateId: EVENT.CALLING }).where(eq(events.id, event.id));
  const [need] = await database.db.select().from(eventPersonals).where(eq(eventPersonals.eventId, event.id));
  const [profile] = await database.db
    .select()
    .from(profiles)
    .where(eq(profiles.id, need?.profileId ?? 0));
  const before = await stateOf(database.db, event.id);
  const pay = (budget: number) => {
    const { id = '', gender = 'FEMENINO' } = need ?? {};
    const whom = { profile: profile?.code ?? '', gender, quantity: 3 };
    return keepPersonal(actor, { id, eventId: event.id, ...whom, budget, ...AGREED });
  };
  await pay(90_000);
  expect(
    (await placesOf(database.db, event.id)).every(
      (place) => place.applicationStateId === APPLICATION.PENDING,
    ),
  ).toBe(true);
  await pay(100_000);
  expect(await stateOf(database.db, event.id)).toEqual(before);
  await runAllJobs({ early: true });
  expect(new Set(await statusesOf(database.db, agency.id))).toEqual(new Set(['CANCELLED']));
});

test('another place, and the one before: who is confirmed is told nothing', async () => {
  const { actor, agency, event } = await agreedEvent(database.db);
  await updateEvent(actor, { id: event.id, placeName: 'Teatro Colón' });
  await runAllJobs({ early: true });
  expect(await statusesOf(database.db, agency.id)).toEqual(Array(3).fill('SENT'));
  await updateEvent(actor, { id: event.id, placeName: 'Ágora' });
  await updateEvent(actor, { id: event.id, placeName: 'Teatro Colón' });
  await runAllJobs({ early: true });
  expect(await statusesOf(database.db, agency.id)).toEqual([
    ...Array(3).fill('SENT'),
    ...Array(3).fill('CANCELLED'),
  ]);
});

test('back on its dates but elsewhere: the yeses are back, and who is confirmed is told of the place', async () => {
  const { actor, agency, event } = await agreedEvent(database.db);
  await updateEvent(actor, { id: event.id, ...OTHER, placeName: 'Ágora' });
  await updateEvent(actor, { id: event.id, ...AGREED });
  expect(new Set((await placesOf(database.db, event.id)).map((place) => place.applicationStateId))).toEqual(
    new Set([APPLICATION.ACCEPTED]),
  );
  await runAllJobs({ early: true });
  expect((await statusesOf(database.db, agency.id)).filter((status) => status === 'SENT')).toHaveLength(3);
});

test('other dates of a call, and those before: the yeses are back and nobody is told', async () => {
  const { actor, agency, event } = await agreedEvent(database.db, { ...AGREED, startDate: inDays(11) });
  const [call] = await database.db
    .update(convocatories)
    .set({ stateId: CONVOCATORY.OPEN, deadline: inDays(2) })
    .where(eq(convocatories.eventId, event.id))
    .returning();
  const before = await stateOf(database.db, event.id);
  const id = String(call?.id);
  await updateConvocatory(actor, { id, startDate: inDays(10), observations: 'Llegar de negro.' });
  expect(new Set((await placesOf(database.db, event.id)).map((place) => place.applicationStateId))).toEqual(
    new Set([APPLICATION.PENDING]),
  );
  await updateConvocatory(actor, { id, startDate: inDays(11), observations: '' });
  expect(await stateOf(database.db, event.id)).toEqual(before);
  await runAllJobs({ early: true });
  expect(new Set(await statusesOf(database.db, agency.id))).toEqual(new Set(['CANCELLED']));
});
