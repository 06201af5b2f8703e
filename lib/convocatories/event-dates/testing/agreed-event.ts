import { asc, eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { convocateds, convocatories, eventPersonals, messages, talentBookings } from '@/db/schema';
import { APPLICATION, CONVOCATED, CONVOCATORY } from '@/lib/core/states';
import { inDays } from '@/lib/events/testing/cast-event';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';

export const AGREED = { startDate: inDays(10), endDate: inDays(12) };
export const OTHER = { startDate: inDays(20), endDate: inDays(22) };

/** An event with a closed call: 8 talents said yes, 3 of them are confirmed, and one is in reserve. */
export async function agreedEvent(db: Db, dates = AGREED) {
  const { actor, agency } = await makeAgencyUser(db);
  const event = await makeEvent(db, { agency, ...AGREED });
  const convocatory = await makeConvocatory(db, {
    event,
    ...dates,
    stateId: CONVOCATORY.CLOSED,
    deadline: inDays(-1),
  });
  for (let index = 0; index < 8; index++) {
    await makeConvocated(db, {
      convocatory,
      stateId: index < 3 ? CONVOCATED.CONFIRMED : index === 3 ? CONVOCATED.RESERVE : CONVOCATED.CALLED,
      applicationStateId: APPLICATION.ACCEPTED,
      reply: 'YES',
      repliedAt: inDays(-1),
      acceptedFrom: dates.startDate,
      acceptedUntil: dates.endDate,
      acceptedBudget: 100_000,
    });
  }
  await db
    .update(eventPersonals)
    .set({ budget: 100_000, quantity: 3 })
    .where(eq(eventPersonals.eventId, event.id));
  return { actor, agency, event };
}

/** All that the event's agreements are made of, without the times of the last change and the numbers of revisions. */
export async function stateOf(db: Db, eventId: string) {
  const strip = <Row extends object>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, id: null, updatedAt: null, createdAt: null, revision: null }));
  const places = await db
    .select()
    .from(convocateds)
    .where(eq(convocateds.eventId, eventId))
    .orderBy(convocateds.id);
  const bookings = await db.select().from(talentBookings).orderBy(talentBookings.convocatedId);
  return {
    places: strip(places),
    bookings: strip(bookings.filter(({ convocatedId }) => places.some(({ id }) => id === convocatedId))),
    calls: strip(await db.select().from(convocatories).where(eq(convocatories.eventId, eventId))),
    needs: strip(await db.select().from(eventPersonals).where(eq(eventPersonals.eventId, eventId))),
  };
}

export const statusesOf = async (db: Db, agencyId: string) =>
  (
    await db.select().from(messages).where(eq(messages.agencyId, agencyId)).orderBy(asc(messages.createdAt))
  ).map(({ status }) => status);
export const placesOf = (db: Db, eventId: string) =>
  db.select().from(convocateds).where(eq(convocateds.eventId, eventId)).orderBy(convocateds.id);
