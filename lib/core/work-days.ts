import { addCalendarDays, zonedDateTimeToInstant } from './calendar';
import { isoDateInZone, localDateTimeInZone } from './dates';

type Span = { readonly startDate: Date; readonly endDate: Date };

/** One day of work: the calendar day on which it begins, and when it begins and ends. */
export type Shift = { readonly day: string; readonly startsAt: Date; readonly endsAt: Date };

const timeOf = (instant: Date, timeZone: string): string => localDateTimeInZone(instant, timeZone).slice(11);

/**
 * The days of work of a call, by the clocks of the event's city: each from the hour of its start to the hour of its end.
 * An end that is not after the start in the day is of the following morning: from 20:00 to 03:00 is one night, not two days.
 */
export function shiftsOf({ startDate, endDate }: Span, timeZone: string): Shift[] {
  const [begins, ends] = [timeOf(startDate, timeZone), timeOf(endDate, timeZone)];
  const overnight = ends <= begins && endDate > startDate;
  const last = isoDateInZone(endDate, timeZone);
  const shifts: Shift[] = [];
  for (let index = 0; ; index += 1) {
    const startsAt = addCalendarDays(startDate, index, timeZone);
    const day = isoDateInZone(startsAt, timeZone);
    if (day > last || (overnight && day === last && index > 0)) return shifts;
    const endDay = overnight ? isoDateInZone(addCalendarDays(startsAt, 1, timeZone), timeZone) : day;
    shifts.push({ day, startsAt, endsAt: zonedDateTimeToInstant(`${endDay}T${ends}`, timeZone) });
  }
}
