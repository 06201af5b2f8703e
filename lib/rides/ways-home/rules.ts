import type { RideDirection } from '@/db/values/rides';
import { zonedDateTimeToInstant } from '@/lib/core/calendar';
import { shiftDay } from '@/lib/core/dates';
import { type AttendanceMark, attendanceAfter } from '@/lib/event-day/attendance/rules';

type WorkDay = {
  readonly day: string;
  readonly callAt: Date;
  readonly endsAt: Date;
  readonly marks: readonly AttendanceMark[];
};

export type LateLeaving = {
  readonly leavesAt: Date;
  /** It is noted that it left. */
  readonly hasLeft: boolean;
};

/** The late hour of a day of work: one before noon is of the next morning. */
const lateOn = (day: string, lateTime: string, timeZone: string): Date =>
  zonedDateTimeToInstant(`${lateTime < '12:00' ? shiftDay(day, 1) : day}T${lateTime}`, timeZone);

/**
 * Whether somebody leaves a day of work at the late hour or afterwards: when it left, else when its work ends, else now
 * where it is still there. Null for who leaves before, and for who never came.
 */
export function leavesLate(
  { day, endsAt, marks }: WorkDay,
  lateTime: string,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): LateLeaving | null {
  const { status, leftAt } = attendanceAfter(marks);
  if (status === 'MISSED') return null;
  const isStillThere = status === 'PRESENT' && now > endsAt;
  const leavesAt = leftAt ?? (isStillThere ? now : endsAt);
  if (leavesAt < lateOn(day, lateTime, timeZone)) return null;
  return { leavesAt, hasLeft: leftAt !== null };
}

const HOMEWARD_MS = 12 * 60 * 60_000;

type Homeward = {
  readonly direction: RideDirection | null;
  readonly scheduledFor: Date | null;
  readonly createdAt: Date;
};

/** Whether a ride takes somebody home from a day of work: it begins after the hour of its call and before the next morning. */
export function takesHome(
  { direction, scheduledFor, createdAt }: Homeward,
  { callAt, endsAt }: Pick<WorkDay, 'callAt' | 'endsAt'>,
): boolean {
  const at = scheduledFor ?? createdAt;
  return direction === 'HOME' && at >= callAt && at.getTime() <= endsAt.getTime() + HOMEWARD_MS;
}
