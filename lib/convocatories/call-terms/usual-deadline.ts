import { startOfDay } from '@/lib/core/calendar';

/** Six in the evening of the day before, when clocks do not change that night. */
const BEFORE_THE_FIRST_DAY_MS = 6 * 3_600_000;

type Dates = { readonly startDate: Date; readonly endDate: Date };

/**
 * Returns the deadline of a call without its own: 18:00, where the event is, of the day before it begins. When that is
 * past, the beginning; when it has begun, the end.
 */
export function usualDeadline({ startDate, endDate }: Dates, timeZone: string, now: Date): Date {
  const evening = new Date(startOfDay(startDate, timeZone).getTime() - BEFORE_THE_FIRST_DAY_MS);
  return [evening, startDate].find((moment) => moment > now) ?? endDate;
}
