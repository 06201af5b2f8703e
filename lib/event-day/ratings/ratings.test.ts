import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attendanceMarks, events, talentRatings } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { CONVOCATED, EVENT } from '@/lib/core/states';
import { inDays } from '@/lib/events/testing/cast-event';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { findRatingsOfEvent, findRatingsOfTalents } from './queries';
import { rateTalent, removeRating } from './rate-talent';
import { meanOf, starsText } from './rules';

const database = useDatabase();
const STARS = { punctuality: 5, presence: 4, work: 3 };

async function cast() {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency, startDate: inDays(-3), endDate: inDays(-2) });
  const convocatory = await makeConvocatory(database.db, { event });
  const place = await makeConvocated(database.db, { convocatory });
  return { actor, agency, event, convocatory, place };
}

test('a rating holds until another one takes its place, and all stay to be read', async () => {
  const { actor, event, place } = await cast();
  await rateTalent(actor, { convocatedId: place.id, ...STARS, note: 'Llegó temprano' });
  await rateTalent(actor, { convocatedId: place.id, ...STARS, work: 5, note: ' ' });
  const all = (await findRatingsOfEvent(actor, event.id)).get(place.id) ?? [];
  expect(all.map(({ work, note, replacedAt }) => [work, note, replacedAt === null])).toEqual([
    [5, null, true],
    [3, 'Llegó temprano', false],
  ]);
  expect(await findRatingsOfTalents(actor, [place.talentId])).toEqual(
    new Map([[place.talentId, { mean: 47, count: 1 }]]),
  );
  await removeRating(actor, { convocatedId: place.id });
  expect((await findRatingsOfTalents(actor, [place.talentId])).size).toBe(0);
  await expect(removeRating(actor, { convocatedId: place.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await database.db.$count(talentRatings, eq(talentRatings.convocatedId, place.id))).toBe(2);
});

test('of many who rate at once one holds', async () => {
  const { actor, place } = await cast();
  await Promise.all(
    [1, 2, 3, 4].map((work) => rateTalent(actor, { convocatedId: place.id, ...STARS, work })),
  );
  expect((await findRatingsOfTalents(actor, [place.talentId])).get(place.talentId)?.count).toBe(1);
});

test('is for who was there, after the end of an event that was not cancelled', async () => {
  const { actor, event, convocatory, place } = await cast();
  const rate = (convocatedId: string) => rateTalent(actor, { convocatedId, ...STARS });
  const reserve = await makeConvocated(database.db, { convocatory, stateId: CONVOCATED.RESERVE });
  await expect(rate(reserve.id)).rejects.toMatchObject({ messageKey: 'errors.eventDay.wasNotThere' });
  const mark = {
    userId: actor.userId,
    agencyId: place.agencyId,
    eventId: event.id,
    talentId: place.talentId,
    convocatedId: place.id,
  };
  const day = {
    day: event.startDate.toISOString().slice(0, 10),
    at: event.startDate,
    pressedAt: event.startDate,
  };
  await database.db
    .insert(attendanceMarks)
    .values({ ...mark, ...day, id: crypto.randomUUID(), kind: 'MISSED' });
  await expect(rate(place.id)).rejects.toMatchObject({ messageKey: 'errors.eventDay.wasNotThere' });
  const pressedAt = new Date(+event.startDate + 60_000);
  await database.db
    .insert(attendanceMarks)
    .values({ ...mark, ...day, pressedAt, id: crypto.randomUUID(), kind: 'ARRIVED' });
  await rate(place.id);
  await database.db
    .update(events)
    .set({ endDate: inDays(2) })
    .where(eq(events.id, event.id));
  await expect(rate(place.id)).rejects.toMatchObject({ messageKey: 'errors.eventDay.notOver' });
  await database.db.update(events).set({ stateId: EVENT.CANCELLED }).where(eq(events.id, event.id));
  await expect(rate(place.id)).rejects.toMatchObject({ messageKey: 'errors.eventDay.cancelled' });
  await expect(rateTalent(actor, { convocatedId: place.id, ...STARS, work: 6 })).rejects.toMatchObject({
    fields: { work: 'validation.rating' },
  });
});

test('another agency neither reads nor changes it, and readers read', async () => {
  const { actor, agency, event, place } = await cast();
  await rateTalent(actor, { convocatedId: place.id, ...STARS });
  const { actor: stranger } = await makeAgencyUser(database.db);
  expect((await findRatingsOfTalents(stranger, [place.talentId])).size).toBe(0);
  expect((await findRatingsOfEvent(stranger, event.id)).size).toBe(0);
  await expect(rateTalent(stranger, { convocatedId: place.id, ...STARS })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const { actor: reader } = await makeAgencyUser(database.db, { agency, role: 'READ_ONLY' });
  expect((await findRatingsOfTalents(reader, [place.talentId])).size).toBe(1);
  await expect(removeRating(reader, { convocatedId: place.id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('ratings of many talents cost one statement', async () => {
  const { actor, convocatory, place } = await cast();
  const places = [place];
  for (let number = 0; number < 4; number++) places.push(await makeConvocated(database.db, { convocatory }));
  for (const { id } of places) await rateTalent(actor, { convocatedId: id, ...STARS });
  const ids = places.map(({ talentId }) => talentId);
  const { result, statements } = await countStatements(() => findRatingsOfTalents(actor, ids));
  expect([result.size, statements.length]).toEqual([5, 1]);
});

test('the mean lies between its stars, in tenths, halves up', () => {
  const stars = fc.integer({ min: 1, max: 5 });
  const rating = fc.record({ punctuality: stars, presence: stars, work: stars });
  fc.assert(
    fc.property(fc.array(rating, { minLength: 1, maxLength: 40 }), (ratings) => {
      const mean = meanOf(ratings) ?? 0;
      const all = ratings.flatMap(({ punctuality, presence, work }) => [punctuality, presence, work]);
      const exact = (all.reduce((sum, one) => sum + one, 0) * 10) / all.length;
      expect(Math.abs(mean - exact)).toBeLessThanOrEqual(0.5);
      expect(mean).toBeGreaterThanOrEqual(10 * Math.min(...all));
      expect(mean).toBeLessThanOrEqual(10 * Math.max(...all));
    }),
  );
  expect(meanOf([])).toBeNull();
  expect([47, 40].map(starsText)).toEqual(['4,7', '4']);
});
