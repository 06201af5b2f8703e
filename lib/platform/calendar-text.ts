import type { ICalCalendar } from 'ical-generator';

/** A calendar as text/calendar; its last line ends as every other (RFC 5545, section 3.1). */
export const calendarText = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`;

const FIRST = Date.UTC(2026, 0, 1);

/** The SEQUENCE of what changed then: higher than of any change before, and a whole number of 32 bits until 2094. */
export const calendarSequence = (changedAt: Date): number =>
  Math.max(0, Math.floor((+changedAt - FIRST) / 1000));
