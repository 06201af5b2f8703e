import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { attendanceMarks, convocateds, convocatories } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { CONVOCATED } from '@/lib/core/states';
import { shiftsOf } from '@/lib/core/work-days';
import { type EventDetail, getEvent } from '@/lib/events/queries';
import { anyOf } from '@/lib/platform/any-of';
import { recordAudits } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayRunEventDay } from '../policy';
import { type RecordAttendanceInput, recordAttendanceInput } from './inputs';
import { whyNotMark } from './rules';

/** What became of one mark: `refused` is a message key, null for one that is kept. */
export type RecordedMark = { readonly id: string; readonly refused: string | null };

/**
 * Keeps what the desk of an event noted, also long after it was pressed. A mark that was kept before is kept once; one
 * that cannot be kept is answered with the reason and stops no other. Throws INVALID, CONFLICT when the desk is closed,
 * NOT_FOUND alike for another agency's event and for who was never called for it, UNAUTHENTICATED, FORBIDDEN. Statements do not grow with marks.
 */
export async function recordAttendance(actor: Actor, input: RecordAttendanceInput): Promise<RecordedMark[]> {
  const { agencyId, userId } = mayRunEventDay(actor);
  const { eventId, marks } = parseInput(recordAttendanceInput, input);
  const event = await getEvent(actor, eventId);
  const now = currentTime();
  return transact(async (tx) => {
    const places = await placesOf(
      tx,
      event,
      marks.map(({ convocatedId }) => convocatedId),
    );
    const recorded = marks.map(({ id, convocatedId, day }): RecordedMark => {
      const place = places.get(convocatedId);
      if (!place) throw notFound('errors.convocated.notFound');
      if (!place.confirmed) return { id, refused: 'errors.eventDay.notConfirmed' };
      return { id, refused: place.days.has(day) ? null : 'errors.eventDay.otherDay' };
    });
    const closed = whyNotMark(event, now);
    if (closed) throw conflict(closed);
    const kept = marks.filter((_, index) => recorded[index]?.refused === null);
    if (kept.length === 0) return recorded;
    const rows = kept.map(({ pressedAt, ...mark }) => ({
      ...mark,
      agencyId,
      eventId,
      userId,
      talentId: places.get(mark.convocatedId)?.talentId ?? '',
      // A clock that runs ahead would outlast every later mark.
      pressedAt: pressedAt > now ? now : pressedAt,
    }));
    const inserted = await tx
      .insert(attendanceMarks)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: attendanceMarks.convocatedId, kind: attendanceMarks.kind, day: attendanceMarks.day });
    await recordAudits(
      tx,
      actor,
      'attendance.mark',
      inserted.map(({ id, kind, day }) => ({ id, agencyId, to: kind, detail: { eventId, day } })),
    );
    return recorded;
  });
}

type PlaceOfDay = {
  readonly talentId: string;
  readonly confirmed: boolean;
  readonly days: ReadonlySet<string>;
};

/** The places of the event among these, with the days on which their people work. */
async function placesOf(
  tx: Tx,
  event: EventDetail,
  convocatedIds: readonly string[],
): Promise<ReadonlyMap<string, PlaceOfDay>> {
  const rows = await tx
    .select({
      id: convocateds.id,
      talentId: convocateds.talentId,
      stateId: convocateds.stateId,
      startDate: convocatories.startDate,
      endDate: convocatories.endDate,
    })
    .from(convocateds)
    .innerJoin(convocatories, eq(convocatories.id, convocateds.convocatoryId))
    .where(and(anyOf(convocateds.id, convocatedIds), eq(convocateds.eventId, event.id)));
  return new Map(
    rows.map(({ id, talentId, stateId, ...span }) => [
      id,
      {
        talentId,
        confirmed: stateId === CONVOCATED.CONFIRMED,
        days: new Set(shiftsOf(span, event.timeZone).map(({ day }) => day)),
      },
    ]),
  );
}
