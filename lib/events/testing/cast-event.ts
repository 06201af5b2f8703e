import { eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { messages, talentBookings } from '@/db/schema';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';

const DAY = 86_400_000;
const START = Math.floor(Date.now() / 1000) * 1000;
export const inDays = (days: number) => new Date(START + days * DAY);

/** An event in ten days with a call, a talent confirmed for many days around it, and one who has not answered. */
export async function castEvent(db: Db) {
  const { actor, agency } = await makeAgencyUser(db);
  const event = await makeEvent(db, { agency, startDate: inDays(10), endDate: inDays(11) });
  const convocatory = await makeConvocatory(db, { event, deadline: inDays(9) });
  const confirmed = await makeConvocated(db, {
    convocatory,
    acceptedFrom: inDays(2),
    acceptedUntil: inDays(13),
  });
  const reading = await makeConvocated(db, {
    convocatory,
    stateId: CONVOCATED.CALLED,
    applicationStateId: APPLICATION.PENDING,
  });
  return { actor, agency, event, convocatory, confirmed, reading };
}

/** Kind, status and place of each mail of an agency. */
export const mailsOf = async (db: Db, agencyId: string) =>
  (await db.select().from(messages).where(eq(messages.agencyId, agencyId))).map((mail) => [
    mail.kind,
    mail.status,
    mail.payload.convocatedId,
  ]);

export const bookingOf = async (db: Db, convocatedId: string) =>
  (await db.select().from(talentBookings).where(eq(talentBookings.convocatedId, convocatedId)))[0];
