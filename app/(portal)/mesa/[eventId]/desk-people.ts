import type { DeskPerson } from '@/lib/event-day/attendance/queries';
import { type Attendance, attendanceAfter, minutesLate } from '@/lib/event-day/attendance/rules';
import { type MadeMark, marksOf } from './mark';

export type { DeskPerson };

/** Who said yes and could take a place. */
export type Reserve = { readonly convocatedId: string; readonly name: string; readonly profileName: string };

/** Somebody on one day of the event, and how that day stands. */
export type StandingPerson = Omit<DeskPerson, 'shifts'> &
  Attendance & {
    readonly day: string;
    readonly callAt: Date;
    readonly endsAt: Date;
    /** Whole minutes; 0 for who came in time or not yet. */
    readonly late: number;
  };

/** Who still asks for the desk comes first. */
const ORDER: Readonly<Record<Attendance['status'], number>> = { EXPECTED: 0, MISSED: 1, PRESENT: 2, LEFT: 3 };

/** The people of a day, who is expected first, by the hour of their call. */
export function standingOn(
  day: string,
  people: readonly DeskPerson[],
  made: readonly MadeMark[],
): StandingPerson[] {
  return people
    .flatMap(({ shifts, ...person }): StandingPerson[] => {
      const shift = shifts.find((one) => one.day === day);
      if (!shift) return [];
      const attendance = attendanceAfter(marksOf(person.convocatedId, shift, made));
      const late = attendance.arrivedAt ? minutesLate(attendance.arrivedAt, shift.callAt) : 0;
      return [{ ...person, ...attendance, day, callAt: shift.callAt, endsAt: shift.endsAt, late }];
    })
    .sort((a, b) => ORDER[a.status] - ORDER[b.status] || +a.callAt - +b.callAt);
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

const bare = (code: string): string => code.replaceAll(/[^0-9a-z]/gi, '').toUpperCase();

/** Who has all the words in name or profile, or that code; accents and case aside. */
export function findPeople(people: readonly StandingPerson[], typed: string): readonly StandingPerson[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return people;
  const code = bare(typed);
  return people.filter((person) => {
    const text = folded(`${person.name} ${person.lastname} ${person.profileName}`);
    return (
      words.every((word) => text.includes(word)) || (code.length >= 4 && bare(person.code).startsWith(code))
    );
  });
}

/** Whose code a QR holds; null for another's. */
export const personOfCode = (people: readonly StandingPerson[], read: string): StandingPerson | null =>
  people.find(({ code }) => bare(code) === bare(read)) ?? null;
