import { fullName } from '@/lib/core/full-name';
import { holdsSearch } from '@/lib/core/readers/search';
import {
  type Attendance,
  attendanceAfter,
  type CrossedMarks,
  crossedMarks,
  isAwaited,
  minutesLate,
} from '@/lib/event-day/attendance/rules';
import type { DeskPerson } from '../desk-data';
import type { MadeMark } from '../kept/waiting';

/** Somebody on one day of the event, and how that day stands. */
export type StandingPerson = Omit<DeskPerson, 'shifts'> &
  Attendance & {
    readonly day: string;
    readonly callAt: Date;
    readonly endsAt: Date;
    /** Whole minutes; 0 for who came in time, and for who is not awaited yet. */
    readonly late: number;
    /** What two desks noted without knowing of one another. */
    readonly crossed: CrossedMarks | null;
  };

/** Who still asks for the desk comes first. */
const ORDER: Readonly<Record<Attendance['status'], number>> = { EXPECTED: 0, MISSED: 1, PRESENT: 2, LEFT: 3 };

/** The people of a day, who is expected first, by the hour of their call. */
export function standingOn(
  day: string,
  people: readonly DeskPerson[],
  made: readonly MadeMark[],
  now: Date,
): StandingPerson[] {
  return people
    .flatMap(({ shifts, ...person }): StandingPerson[] => {
      const shift = shifts.find((one) => one.day === day);
      if (!shift) return [];
      const { callAt, endsAt, marks } = shift;
      const known = new Set(marks.map(({ id }) => id));
      const own = made.filter(
        (mark) => mark.convocatedId === person.convocatedId && mark.day === day && !known.has(mark.id),
      );
      const attendance = attendanceAfter([...marks, ...own]);
      const until = attendance.arrivedAt ?? (isAwaited(attendance.status, now, endsAt) ? now : null);
      const late = until ? minutesLate(until, callAt) : 0;
      const crossed = own.length > 0 ? null : crossedMarks(marks);
      return [{ ...person, ...attendance, day, callAt, endsAt, late, crossed }];
    })
    .sort((a, b) => ORDER[a.status] - ORDER[b.status] || +a.callAt - +b.callAt);
}

const bare = (code: string): string => code.replaceAll(/[^0-9a-z]/gi, '').toUpperCase();

/** Who has all the words in name or profile, or that code; accents and case aside. */
export function findPeople(people: readonly StandingPerson[], typed: string): readonly StandingPerson[] {
  const code = bare(typed);
  return people.filter(
    (person) =>
      holdsSearch(`${fullName(person)} ${person.profileName}`, typed) ||
      (code.length >= 4 && bare(person.code).startsWith(code)),
  );
}

/** Whose code a QR holds; null for another's. */
export const personOfCode = (people: readonly StandingPerson[], read: string): StandingPerson | null =>
  people.find(({ code }) => bare(code) === bare(read)) ?? null;
