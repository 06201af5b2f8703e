import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { EVENT } from '@/lib/core/states';
import { makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { createEvent } from '../create-event';
import { getEvent, listEventPersonals } from '../queries';
import { inDays } from '../testing/cast-event';
import { keepPersonal, removePersonal, removePersonals } from './change-personals';

const database = useDatabase();
const models = { profile: 'modelo', gender: 'FEMENINO', quantity: 2, budget: 250_000 } as const;
const anEvent = { name: 'Feria', startDate: inDays(5), endDate: inDays(6), cityId: 1 };

test('people are added, changed and taken away; without dates they are needed as long as it lasts', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const { id: eventId } = await createEvent(actor, anEvent);
  const need = await keepPersonal(actor, { ...models, eventId });
  expect(need).toMatchObject({ startDate: inDays(5), endDate: inDays(6), quantity: 2 });
  await keepPersonal(actor, { ...models, id: need.id, eventId, quantity: 5, endDate: inDays(5.5) });
  expect(await listEventPersonals(actor, eventId)).toMatchObject([{ quantity: 5, endDate: inDays(5.5) }]);
  const outside = keepPersonal(actor, { ...models, eventId, endDate: inDays(9) });
  await expect(outside).rejects.toMatchObject({ fields: { endDate: 'validation.withinEvent' } });
  await removePersonal(actor, { id: need.id });
  await keepPersonal(actor, { ...models, eventId });
  await keepPersonal(actor, { ...models, eventId, gender: 'MASCULINO' });
  await removePersonals(actor, { eventId });
  expect(await listEventPersonals(actor, eventId)).toEqual([]);
});

test('once called for they stay who and when they are; how many follows, but not below who is confirmed', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency, startDate: inDays(5), endDate: inDays(6) });
  const [personal] = event.personals;
  const need = (await listEventPersonals(actor, event.id)).find(({ id }) => id === personal?.id);
  if (!need) throw new Error('no need');
  const convocatory = await makeConvocatory(database.db, { event, eventPersonalId: need.id });
  const first = await makeConvocated(database.db, { convocatory });
  const { id, gender, budget } = need;
  const same = { id, eventId: event.id, profile: need.profileCode, gender, budget };
  const change = (more: object) => keepPersonal(actor, { ...same, quantity: need.quantity, ...more });
  await expect(change({ endDate: inDays(5.5) })).rejects.toMatchObject({
    messageKey: 'errors.event.personalCalled',
  });
  await change({ quantity: 1, budget: budget + 1 });
  await makeContract(database.db, { convocated: first });
  await expect(change({ quantity: 1, budget })).rejects.toMatchObject({
    messageKey: 'errors.event.personalSigned',
    values: { count: 1 },
  });
  await makeConvocated(database.db, { convocatory });
  await expect(change({ quantity: 1, budget: budget + 1 })).rejects.toMatchObject({
    messageKey: 'errors.event.personalConfirmed',
    values: { count: 2 },
  });
  await expect(removePersonal(actor, { id })).rejects.toMatchObject({
    messageKey: 'errors.event.personalCalled',
  });
  await expect(removePersonals(actor, { eventId: event.id })).rejects.toMatchObject({
    messageKey: 'errors.event.personalCalled',
  });
});

test('an event that has everybody is confirmed, and calls again when more are needed', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const { id: eventId } = await createEvent(actor, { ...anEvent, personals: [{ ...models, quantity: 2 }] });
  const [need] = await listEventPersonals(actor, eventId);
  if (!need) throw new Error('no need');
  const event = await getEvent(actor, eventId);
  const convocatory = await makeConvocatory(database.db, { event: { ...event, personals: [need] } as never });
  await makeConvocated(database.db, { convocatory });
  const { id, gender, budget } = need;
  const same = { id, eventId, profile: need.profileCode, gender, budget };
  await database.db.execute(`update events set state_id = ${EVENT.CALLING} where id = '${eventId}'`);
  await keepPersonal(actor, { ...same, quantity: 1 });
  expect(await getEvent(actor, eventId)).toMatchObject({ stateId: EVENT.CONFIRMED });
  await keepPersonal(actor, { ...same, quantity: 2 });
  expect(await getEvent(actor, eventId)).toMatchObject({ stateId: EVENT.CALLING });
});

test("another agency's event and people are not found; a reader may not", async () => {
  const { actor } = await makeAgencyUser(database.db);
  const theirs = await makeEvent(database.db);
  const missing = { code: 'NOT_FOUND' };
  await expect(keepPersonal(actor, { ...models, eventId: theirs.id })).rejects.toMatchObject(missing);
  await expect(removePersonal(actor, { id: theirs.personals[0]?.id ?? '' })).rejects.toMatchObject(missing);
  await expect(removePersonals(actor, { eventId: theirs.id })).rejects.toMatchObject(missing);
  const reader = await makeAgencyUser(database.db, { role: 'FINANCE' });
  const attempt = keepPersonal(reader.actor, { ...models, eventId: theirs.id });
  await expect(attempt).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
