/** What the desk of an event notes of somebody on a day of it. */
export const ATTENDANCE_MARKS = ['ARRIVED', 'LEFT', 'MISSED', 'CLEARED'] as const;
export type AttendanceMarkKind = (typeof ATTENDANCE_MARKS)[number];
