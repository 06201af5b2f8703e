import { addCalendarDays, zonedDateTimeToInstant } from '@/lib/core/calendar';
import { isoDateInZone } from '@/lib/core/dates';

export const DEMO_ZONE = 'America/Bogota';

/** The demo's calendar: days are counted from the day on which it is made, so it always looks current. */
export type Calendar = {
  /** The instant `days` from today (negative: before) at a time of day such as `08:00`, in Colombia. */
  at(days: number, time: string): Date;
  /** The date `days` from today, `YYYY-MM-DD`. */
  date(days: number): string;
};

/** A calendar around a day given as `YYYY-MM-DD`. */
export function calendarAround(today: string): Calendar {
  const noon = zonedDateTimeToInstant(`${today}T12:00`, DEMO_ZONE);
  const date = (days: number) => isoDateInZone(addCalendarDays(noon, days, DEMO_ZONE), DEMO_ZONE);
  return { date, at: (days, time) => zonedDateTimeToInstant(`${date(days)}T${time}`, DEMO_ZONE) };
}
