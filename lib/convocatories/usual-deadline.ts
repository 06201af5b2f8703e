import { startOfDay } from '@/lib/core/calendar';

/** Six in the evening of the day before, when clocks do not change that night. */
const BEFORE_THE_FIRST_DAY_MS = 6 * 3_600_000;

type Dates = { readonly startDate: Date; readonly endDate: Date };

/**
 * Until when talents answer a call that says nothing else: six in the evening, where the event is, of the day before
 * it begins. Where that is past already, until it begins; where it has begun, until it ends.
 */
export function usualDeadline({ startDate, endDate }: Dates, timeZone: string, now: Date): Date {
  const evening = new Date(startOfDay(startDate, timeZone).getTime() - BEFORE_THE_FIRST_DAY_MS);
  return [evening, startDate].find((moment) => moment > now) ?? endDate;
}
