import type { AttendanceMarkKind } from '@/db/values/attendance-marks';
import { EVENT } from '@/lib/core/states';

export type AttendanceMark = {
  readonly id: string;
  readonly kind: AttendanceMarkKind;
  /** When somebody came or left. */
  readonly at: Date;
  /** When it was noted, by the clock of the device. */
  readonly pressedAt: Date;
};

/** A mark that reached the server. */
export type ReceivedMark = AttendanceMark & {
  readonly userId: string;
  /** Name of who noted it. */
  readonly by: string;
  readonly receivedAt: Date;
};

export type Attendance = {
  readonly status: 'EXPECTED' | 'PRESENT' | 'LEFT' | 'MISSED';
  readonly arrivedAt: Date | null;
  readonly leftAt: Date | null;
};

/** Earlier first; of two pressed at one moment the greater id comes last, so that every reader says the same. */
const inOrder = <Mark extends AttendanceMark>(marks: readonly Mark[]): Mark[] =>
  marks.toSorted((a, b) => +a.pressedAt - +b.pressedAt || (a.id < b.id ? -1 : 1));

/** How somebody's day stands after its marks, in whatever order they reached the server: the one pressed last holds. */
export function attendanceAfter(marks: readonly AttendanceMark[]): Attendance {
  let arrivedAt: Date | null = null;
  let leftAt: Date | null = null;
  let missed = false;
  for (const { kind, at } of inOrder(marks)) {
    missed = kind === 'MISSED';
    if (kind === 'ARRIVED') arrivedAt = at;
    if (kind === 'LEFT') leftAt = at;
    if (kind === 'MISSED' || kind === 'CLEARED') [arrivedAt, leftAt] = [null, null];
  }
  const status = missed ? 'MISSED' : leftAt ? 'LEFT' : arrivedAt ? 'PRESENT' : 'EXPECTED';
  return { status, arrivedAt, leftAt };
}

const MINUTE_MS = 60_000;

/** Minutes that are no lateness: to come up the stairs and to find the desk. */
const GRACE_MINUTES = 10;

/** Whole minutes after the hour of the call, from the first after the grace; 0 for who came in time. */
export function minutesLate(arrivedAt: Date, callAt: Date): number {
  const minutes = Math.floor((+arrivedAt - +callAt) / MINUTE_MS);
  return minutes > GRACE_MINUTES ? minutes : 0;
}

/** Whether somebody is still awaited at an hour: nobody noted anything, and its work is not over. */
export const isAwaited = (status: Attendance['status'], now: Date, endsAt: Date): boolean =>
  status === 'EXPECTED' && now < endsAt;

/** Two marks of one day that contradict each other, made by two people of whom neither knew of the other's. */
export type CrossedMarks = { readonly holds: ReceivedMark; readonly outdone: ReceivedMark };

/**
 * Whether two desks without network noted different things of somebody: the mark that holds was pressed before another
 * person's had reached the server. Null once somebody noted something afterwards, knowing both. A leaving after another
 * desk's arrival contradicts nothing.
 */
export function crossedMarks(marks: readonly ReceivedMark[]): CrossedMarks | null {
  const holds = inOrder(marks).at(-1);
  if (!holds) return null;
  const outdone = marks.find(
    (mark) =>
      mark.userId !== holds.userId && mark.receivedAt > holds.pressedAt && isContradicted(mark, holds),
  );
  return outdone ? { holds, outdone } : null;
}

function isContradicted(mark: AttendanceMark, by: AttendanceMark): boolean {
  if (mark.kind === 'ARRIVED' && by.kind === 'LEFT') return false;
  if (mark.kind !== by.kind) return true;
  return Math.abs(+mark.at - +by.at) > GRACE_MINUTES * MINUTE_MS;
}

/** Whole minutes worked; null until both ends are known. Who left before it came worked nothing. */
export function minutesWorked({
  arrivedAt,
  leftAt,
}: Pick<Attendance, 'arrivedAt' | 'leftAt'>): number | null {
  if (!arrivedAt || !leftAt) return null;
  return Math.max(0, Math.floor((+leftAt - +arrivedAt) / MINUTE_MS));
}

/** Whole minutes of days on which somebody came; `open` while it has not left on one of them. */
export type Worked = { readonly minutes: number; readonly open: boolean };

/** Adds up the days of a place in a call; null where nobody noted an arrival. */
export function workedIn(days: readonly { readonly minutes: number | null }[]): Worked | null {
  if (days.length === 0) return null;
  return {
    minutes: days.reduce((total, { minutes }) => total + (minutes ?? 0), 0),
    open: days.some(({ minutes }) => minutes === null),
  };
}

/** So short a stay is rather a slip at the desk, or nobody who worked. */
const HARDLY_MINUTES = 15;

/** True where the desk saw somebody come and leave within minutes, on all its days together. */
export function hardlyWorked(days: readonly { readonly minutes: number | null }[]): boolean {
  const hours = workedIn(days);
  return hours !== null && !hours.open && hours.minutes < HARDLY_MINUTES;
}

type Counted = { readonly callAt: Date; readonly marks: readonly AttendanceMark[] };

/** How many came, were late, were missed and are still expected, of days of work; who was late came too. */
export function countAttendance(shifts: readonly Counted[]) {
  const counts = { came: 0, late: 0, missed: 0, expected: 0 };
  for (const { marks, callAt } of shifts) {
    const { status, arrivedAt } = attendanceAfter(marks);
    if (status === 'MISSED') counts.missed += 1;
    else if (!arrivedAt) counts.expected += 1;
    else {
      counts.came += 1;
      if (minutesLate(arrivedAt, callAt) > 0) counts.late += 1;
    }
  }
  return counts;
}

const DAY_MS = 24 * 60 * MINUTE_MS;
/** People come to build up the day before. */
const DAYS_BEFORE = 1;
/** As long as claims of an event are taken (product decisions, "Identifiers and links"). */
const DAYS_AFTER = 30;

/** Returns the message key for why the desk of an event cannot note anything now; null when it can. */
export function whyNotMark(
  event: { readonly stateId: number; readonly startDate: Date; readonly endDate: Date },
  now: Date,
): string | null {
  if (event.stateId === EVENT.CANCELLED) return 'errors.eventDay.cancelled';
  if (+now < +event.startDate - DAYS_BEFORE * DAY_MS) return 'errors.eventDay.tooEarly';
  return +now > +event.endDate + DAYS_AFTER * DAY_MS ? 'errors.eventDay.tooLate' : null;
}
