import { asc, eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { convocateds, eventPersonals, messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { MOST_AT_ONCE } from '@/lib/core/parts-of';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { listEventTalents } from '../event-talents/queries';
import { decidePlaces, remindPlaces, undoPlaces } from './act-on-places';

const database = useDatabase();

/** Called talents of one role that asks for `quantity` people, each with its answer. */
async function called(quantity: number, answers: readonly number[]) {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency });
  const personalId = event.personals[0]?.id ?? '';
  await database.db.update(eventPersonals).set({ quantity }).where(eq(eventPersonals.id, personalId));
  const convocatory = await makeConvocatory(database.db, { event });
  const ids: string[] = [];
  for (const applicationStateId of answers) {
    const createdAt = new Date('2026-01-01');
    const place = await makeConvocated(database.db, {
      convocatory,
      stateId: CONVOCATED.CALLED,
      applicationStateId,
      createdAt,
    });
    ids.push(place.id);
  }
  return { actor, event, ids };
}

const statesOf = async (ids: readonly string[]) => {
  const rows = await database.db
    .select({ id: convocateds.id, stateId: convocateds.stateId })
    .from(convocateds)
    .where(inArray(convocateds.id, [...ids]));
  return ids.map((id) => rows.find((row) => row.id === id)?.stateId);
};

const { ACCEPTED, PENDING } = APPLICATION;
const { CALLED, CONFIRMED, RESERVE, DISCARDED } = CONVOCATED;

test('several are confirmed while places are left; each that is not says why, and stops no other', async () => {
  const { actor, ids } = await called(2, [ACCEPTED, PENDING, ACCEPTED, ACCEPTED]);
  const outcomes = await decidePlaces(actor, { ids, stateId: CONFIRMED });
  expect(outcomes.map(({ id, done, refused }) => [id, done?.stateId ?? null, refused?.key ?? null])).toEqual([
    [ids[0], CONFIRMED, null],
    [ids[1], null, 'errors.convocated.unanswered'],
    [ids[2], CONFIRMED, null],
    [ids[3], null, 'errors.convocated.covered'],
  ]);
  expect(await statesOf(ids)).toEqual([CONFIRMED, CALLED, CONFIRMED, CALLED]);
  const [, , , beyond = ''] = ids;
  await decidePlaces(actor, { ids: [beyond], stateId: CONFIRMED, beyondNeed: true });
  expect(await statesOf(ids)).toEqual([CONFIRMED, CALLED, CONFIRMED, CONFIRMED]);
});

test('what was decided on several is taken back at once', async () => {
  const { actor, ids } = await called(9, [ACCEPTED, PENDING, ACCEPTED]);
  const [first = '', second = '', third = ''] = ids;
  await decidePlaces(actor, { ids: [first], stateId: RESERVE });
  await decidePlaces(actor, { ids: [first, second, third], stateId: DISCARDED });
  expect(await statesOf(ids)).toEqual([DISCARDED, DISCARDED, DISCARDED]);
  await undoPlaces(actor, { ids });
  expect(await statesOf(ids)).toEqual([RESERVE, CALLED, CALLED]);
  const again = await undoPlaces(actor, { ids });
  expect(again.map(({ refused }) => refused?.key)).toEqual(Array(3).fill('errors.convocated.changedSince'));
});

test('several are reminded once a day, who has answered is not', async () => {
  const { actor, event, ids } = await called(9, [PENDING, ACCEPTED, PENDING]);
  const told = () =>
    database.db
      .select({ payload: messages.payload })
      .from(messages)
      .where(eq(messages.eventId, event.id))
      .orderBy(asc(messages.id));
  const outcomes = await remindPlaces(actor, { ids });
  expect(outcomes.map(({ refused }) => refused?.key ?? null)).toEqual([
    null,
    'errors.convocated.answered',
    null,
  ]);
  const once = await told();
  expect(new Set(once.map(({ payload }) => JSON.stringify(payload)))).toEqual(
    new Set([ids[0], ids[2]].map((convocatedId) => JSON.stringify({ convocatedId }))),
  );
  const again = await remindPlaces(actor, { ids: [ids[0] ?? '', ids[2] ?? ''] });
  expect(again.map(({ refused }) => refused?.key)).toEqual(Array(2).fill('errors.convocated.justAsked'));
  expect(await told()).toHaveLength(once.length);
});

test('nothing is done when one is another agency’s, one is named twice, or too many are named', async () => {
  const { actor, ids } = await called(9, [ACCEPTED, ACCEPTED]);
  const other = await called(9, [ACCEPTED]);
  const [first = '', second = ''] = ids;
  for (const write of [
    () => decidePlaces(actor, { ids: [first, other.ids[0] ?? ''], stateId: RESERVE }),
    () => undoPlaces(actor, { ids: [first, other.ids[0] ?? ''] }),
    () => remindPlaces(actor, { ids: [first, other.ids[0] ?? ''] }),
  ]) {
    await expect(write()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  expect(await statesOf([...ids, ...other.ids])).toEqual([CALLED, CALLED, CALLED]);
  expect(await decidePlaces(actor, { ids: [second, second], stateId: RESERVE })).toHaveLength(1);
  const many = Array.from({ length: MOST_AT_ONCE + 1 }, () => crypto.randomUUID());
  for (const wrong of [[], many]) {
    await expect(decidePlaces(actor, { ids: wrong, stateId: RESERVE })).rejects.toMatchObject({
      code: 'INVALID',
    });
  }
});

test('a group of a hundred is read whole', async () => {
  const { actor, event, ids } = await called(9, Array(100).fill(ACCEPTED));
  const [group] = await listEventTalents(actor, event.id, { group: 'decide', limit: 1000 });
  expect(group?.talents.map(({ convocatedId }) => convocatedId).toSorted()).toEqual(ids.toSorted());
});
