import { and, asc, eq } from 'drizzle-orm';
import { attendanceMarks, users } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { groupBy } from '@/lib/core/group-by';
import { shiftsOf } from '@/lib/core/work-days';
import { getEvent } from '@/lib/events/queries';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { fullNameOf } from '@/lib/platform/full-name';
import { findCallSheet } from '../call-sheet/queries';
import { listNotes } from '../notes/queries';
import { type EventPerson, listEventPeople } from '../people';
import { maySeeEventDay } from '../policy';
import { callAt } from '../rules';
import { checkInCode } from './check-in-code';
import { attendanceAfter, minutesWorked, type ReceivedMark } from './rules';

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

const markColumns = {
  convocatedId: attendanceMarks.convocatedId,
  day: attendanceMarks.day,
  id: attendanceMarks.id,
  kind: attendanceMarks.kind,
  at: attendanceMarks.at,
  pressedAt: attendanceMarks.pressedAt,
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

/** Time that somebody worked on a day: whole minutes, null until both ends are noted. */
export type WorkedDay = {
  readonly day: string;
  readonly arrivedAt: Date | null;
  readonly leftAt: Date | null;
  readonly minutes: number | null;
};

/**
 * The days on which people came, by their places in calls of the agency, for claims and finances. Days on which nobody
 * noted an arrival are left out. One statement.
 */
export async function findWorkedDays(
  actor: Actor,
  convocatedIds: readonly string[],
): Promise<ReadonlyMap<string, readonly WorkedDay[]>> {
  const { agencyId } = maySeeEventDay(actor);
  return workedDaysOf(agencyId, convocatedIds);
}

/** The same, of an agency. The caller has decided that these places may be read. */
export async function workedDaysOf(
  agencyId: string,
  convocatedIds: readonly string[],
): Promise<ReadonlyMap<string, readonly WorkedDay[]>> {
  if (convocatedIds.length === 0) return new Map();
  const rows = await database()
    .select(markColumns)
    .from(attendanceMarks)
    .where(and(eq(attendanceMarks.agencyId, agencyId), anyOf(attendanceMarks.convocatedId, convocatedIds)))
    .orderBy(asc(attendanceMarks.day));
  const worked = new Map<string, WorkedDay[]>();
  for (const [key, marks] of groupBy(rows, ({ convocatedId, day }) => `${convocatedId} ${day}`)) {
    const [convocatedId = '', day = ''] = key.split(' ');
    const { arrivedAt, leftAt } = attendanceAfter(marks);
    if (!arrivedAt) continue;
    const days = worked.get(convocatedId) ?? [];
    days.push({ day, arrivedAt, leftAt, minutes: minutesWorked({ arrivedAt, leftAt }) });
    worked.set(convocatedId, days);
  }
  return worked;
}
