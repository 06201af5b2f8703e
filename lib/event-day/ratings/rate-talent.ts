import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { attendanceMarks, convocateds, events, talentRatings } from '@/db/schema';
import type { Actor, AgencyActor } from '@/lib/core/actor';
import { emptyToNull } from '@/lib/core/contact';
import { conflict, notFound } from '@/lib/core/errors';
import { CONVOCATED, EVENT } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { attendanceAfter } from '../attendance/rules';
import { mayRunEventDay } from '../policy';
import { type RateTalentInput, rateTalentInput, removeRatingInput } from './inputs';

export type TalentRating = typeof talentRatings.$inferSelect;

/**
 * Rates how a confirmed talent worked at an event that is over, in place of what the agency thought before. Throws
 * INVALID, FORBIDDEN, UNAUTHENTICATED, NOT_FOUND alike for another agency's, and CONFLICT before the end, for who was not
 * confirmed or whom the desk noted as missing, and for a cancelled event.
 */
export async function rateTalent(actor: Actor, input: RateTalentInput): Promise<TalentRating> {
  const agency = mayRunEventDay(actor);
  const { convocatedId, note, ...stars } = parseInput(rateTalentInput, input);
  return transact(async (tx) => {
    const place = await lockPlace(tx, agency, convocatedId);
    if (place.eventState === EVENT.CANCELLED) throw conflict('errors.eventDay.cancelled');
    if (place.endDate > currentTime()) throw conflict('errors.eventDay.notOver');
    if (place.stateId !== CONVOCATED.CONFIRMED || (await wasMissed(tx, convocatedId)))
      throw conflict('errors.eventDay.wasNotThere');
    const replaced = await replaceRating(tx, convocatedId);
    const [row] = await tx
      .insert(talentRatings)
      .values({
        ...stars,
        note: emptyToNull(note),
        agencyId: agency.agencyId,
        eventId: place.eventId,
        convocatedId,
        talentId: place.talentId,
        userId: agency.userId,
        revision: replaced + 1,
      })
      .returning();
    if (!row) throw new Error('insert returned nothing');
    await recordAudit(
      tx,
      actor,
      'convocated.rate',
      { id: convocatedId, agencyId: agency.agencyId },
      { detail: { eventId: place.eventId, talentId: place.talentId, again: replaced > 0 } },
    );
    return row;
  });
}

/** Takes a rating back; what was thought stays in its history. Throws NOT_FOUND where there is none. */
export async function removeRating(actor: Actor, input: { readonly convocatedId: string }): Promise<boolean> {
  const agency = mayRunEventDay(actor);
  const { convocatedId } = parseInput(removeRatingInput, input);
  return transact(async (tx) => {
    const place = await lockPlace(tx, agency, convocatedId);
    if (!(await replaceRating(tx, convocatedId))) throw notFound('errors.eventDay.noRating');
    await recordAudit(
      tx,
      actor,
      'convocated.unrate',
      { id: convocatedId, agencyId: agency.agencyId },
      { detail: { eventId: place.eventId, talentId: place.talentId } },
    );
    return true;
  });
}

/** Locks the place, so that of two who rate at once one comes after the other. */
async function lockPlace(tx: Tx, { agencyId }: AgencyActor, convocatedId: string) {
  const [place] = await tx
    .select({
      stateId: convocateds.stateId,
      talentId: convocateds.talentId,
      eventId: events.id,
      eventState: events.stateId,
      endDate: events.endDate,
    })
    .from(convocateds)
    .innerJoin(events, eq(events.id, convocateds.eventId))
    .where(and(eq(convocateds.id, convocatedId), eq(convocateds.agencyId, agencyId)))
    .for('update', { of: convocateds });
  if (!place) throw notFound('errors.convocated.notFound');
  return place;
}

/** Whether the desk noted somebody as missing on every day on which it noted anything. */
async function wasMissed(tx: Tx, convocatedId: string): Promise<boolean> {
  const marks = await tx.select().from(attendanceMarks).where(eq(attendanceMarks.convocatedId, convocatedId));
  const days = [...new Set(marks.map(({ day }) => day))];
  return (
    days.length > 0 &&
    days.every((day) => attendanceAfter(marks.filter((mark) => mark.day === day)).status === 'MISSED')
  );
}

/** Answers the revision of what was replaced, 0 for nothing: the next one counts on from there. */
async function replaceRating(tx: Tx, convocatedId: string): Promise<number> {
  const [replaced] = await tx
    .update(talentRatings)
    .set({ replacedAt: currentTime() })
    .where(and(eq(talentRatings.convocatedId, convocatedId), isNull(talentRatings.replacedAt)))
    .returning({ revision: talentRatings.revision });
  return replaced?.revision ?? 0;
}
