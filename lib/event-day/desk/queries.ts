import { and, asc, eq } from 'drizzle-orm';
import { attendanceMarks, users } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { groupBy } from '@/lib/core/group-by';
import { shiftsOf } from '@/lib/core/work-days';
import { getEvent } from '@/lib/events/queries';
import { database } from '@/lib/platform/database';
import { fullNameOf } from '@/lib/platform/full-name';
import { checkInCode } from '../attendance/check-in-code';
import { markColumns } from '../attendance/queries';
import type { ReceivedMark } from '../attendance/rules';
import { findCallSheet } from '../call-sheet/queries';
import { listNotes } from '../notes/queries';
import { type EventPerson, listEventPeople } from '../people';
import { maySeeEventDay } from '../policy';
import { callAt } from '../rules';

/** Somebody's day of work as the desk follows it. */
export type DeskShift = {
  readonly day: string;
  readonly callAt: Date;
  readonly endsAt: Date;
  readonly marks: readonly ReceivedMark[];
};

export type DeskPerson = Pick<
  EventPerson,
  'convocatedId' | 'talentId' | 'name' | 'lastname' | 'photo' | 'profileName'
> & {
  readonly code: string;
  readonly shifts: readonly DeskShift[];
};

/**
 * Everything that the desk of an event needs, also without network: its call sheet, who is to come when, what was noted and
 * written, and who could come instead. Throws NOT_FOUND alike for another agency's event, UNAUTHENTICATED, FORBIDDEN. Six statements.
 */
export async function readDesk(actor: Actor, eventId: string) {
  const agency = maySeeEventDay(actor);
  const event = await getEvent(actor, eventId);
  const [sheet, everybody, noted, notes] = await Promise.all([
    findCallSheet(actor, eventId),
    listEventPeople(agency, eventId),
    database()
      .select({
        ...markColumns,
        userId: attendanceMarks.userId,
        by: fullNameOf(users),
        receivedAt: attendanceMarks.createdAt,
      })
      .from(attendanceMarks)
      .innerJoin(users, eq(users.id, attendanceMarks.userId))
      .where(and(eq(attendanceMarks.eventId, eventId), eq(attendanceMarks.agencyId, agency.agencyId)))
      .orderBy(asc(attendanceMarks.pressedAt), asc(attendanceMarks.id)),
    listNotes(agency, eventId),
  ]);
  const marks = groupBy(noted, ({ convocatedId, day }) => `${convocatedId} ${day}`);
  const people = everybody
    .filter(({ confirmed }) => confirmed)
    .map(
      ({ convocatedId, talentId, name, lastname, photo, profileName, ...span }): DeskPerson => ({
        convocatedId,
        talentId,
        name,
        lastname,
        photo,
        profileName,
        code: checkInCode(convocatedId),
        shifts: shiftsOf(span, event.timeZone).map((shift) => ({
          day: shift.day,
          endsAt: shift.endsAt,
          callAt: callAt(shift, convocatedId, sheet.times, event.timeZone),
          marks: marks.get(`${convocatedId} ${shift.day}`) ?? [],
        })),
      }),
    );
  return { event, sheet, people, notes, reserves: everybody.filter(({ confirmed }) => !confirmed) };
}
