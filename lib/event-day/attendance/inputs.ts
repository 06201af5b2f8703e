import * as z from 'zod/mini';
import { ATTENDANCE_MARKS } from '@/db/values/attendance-marks';
import { isCalendarDate } from '@/lib/core/dates';

/** A day of work of two hundred people that a device kept while it had no network. */
const MOST_MARKS = 500;

export const attendanceMarkInput = z.object({
  /** Made by the device, so that a mark sent twice is one. */
  id: z.uuid(),
  convocatedId: z.uuid('errors.convocated.notFound'),
  day: z.string().check(z.refine(isCalendarDate, 'validation.date')),
  kind: z.enum(ATTENDANCE_MARKS),
  at: z.date('validation.date'),
  pressedAt: z.date('validation.date'),
});

export const recordAttendanceInput = z.object({
  eventId: z.uuid('errors.event.notFound'),
  marks: z
    .array(attendanceMarkInput)
    .check(z.minLength(1, 'validation.required'), z.maxLength(MOST_MARKS, 'validation.tooMany')),
});
export type RecordAttendanceInput = z.input<typeof recordAttendanceInput>;
