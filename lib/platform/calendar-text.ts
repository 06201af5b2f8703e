import type { ICalCalendar } from 'ical-generator';

/** A calendar as text/calendar; its last line ends as every other (RFC 5545, section 3.1). */
export const calendarText = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`;
