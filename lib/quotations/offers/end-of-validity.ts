import { addCalendarDays, startOfDay } from '@/lib/core/calendar';

/** The last instant of the day that is `days` after today, where the event is. */
export function endOfValidity(now: Date, days: number, timeZone: string): Date {
  return new Date(startOfDay(addCalendarDays(now, days + 1, timeZone), timeZone).getTime() - 1);
}
