import { formatDateRange, formatDayRange, formatTimeRange, isoDateInZone } from '@/lib/core/dates';
import { eventPath } from '@/lib/core/paths';
import type { EventDetail } from '@/lib/events/queries';
import { eventCode } from '@/lib/events/rules';

/** An event as the list and the calendar show it: dates already written, in the zone of its city. */
export type EventRow = {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly code: string | null;
  readonly client: string | null;
  /** '3–5 dic'. */
  readonly dates: string;
  /** The same in full, with weekdays and hours. */
  readonly when: string;
  /** First and last day, `YYYY-MM-DD`. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly city: string;
  readonly confirmed: number;
  readonly wanted: number;
  readonly stateId: number;
};

/** `today` is a calendar day: the year is written where it is not this one's. */
export function toEventRow(event: EventDetail, today: string): EventRow {
  const { startDate, endDate, timeZone } = event;
  const lastDay = isoDateInZone(endDate, timeZone);
  return {
    id: event.id,
    name: event.name,
    href: eventPath(event.id, event.name),
    code: eventCode(event),
    client: event.nameClient,
    dates: formatDayRange(startDate, endDate, timeZone, { year: lastDay.slice(0, 4) !== today.slice(0, 4) }),
    when: `${formatDateRange(startDate, endDate, timeZone, { year: true })}, ${formatTimeRange(startDate, endDate, timeZone)}`,
    firstDay: isoDateInZone(startDate, timeZone),
    lastDay,
    city: event.cityName,
    confirmed: event.confirmed,
    wanted: event.wanted,
    stateId: event.stateId,
  };
}
