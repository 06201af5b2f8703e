import ical, { type ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { calendarSequence, calendarText } from '@/lib/platform/calendar-text';
import { env } from '@/lib/platform/env';
import { product } from '@/lib/platform/product';

/** A day of somebody's work, as its calendar has it. */
export type WorkDay = {
  readonly convocatedId: string;
  /** `YYYY-MM-DD`, by the clocks of the event's city. */
  readonly day: string;
  readonly start: Date;
  readonly end: Date;
};

export type WorkEntry = WorkDay & {
  readonly description?: string;
  readonly location?: string;
  /** It was in the calendar and is no more. */
  readonly isCancelled?: boolean;
};

/** The same in a talent's feed and in every file of the same work: who has both sees a day once. */
export const workUid = ({ convocatedId, day }: Pick<WorkDay, 'convocatedId' | 'day'>): string =>
  `${convocatedId}-${day}@${new URL(env().APP_URL).hostname}`;

type Work = {
  readonly eventName: string;
  readonly agencyName: string;
  /** As the file leaves: a later one changes the entries of those before it. */
  readonly at: Date;
  /** The mail names the same one (RFC 6047, section 2.4). */
  readonly method: ICalCalendarMethod;
};

/** Days of one piece of work as text/calendar (RFC 5545): those that are no more end in the calendar. */
export function workCalendar(work: Work, entries: readonly WorkEntry[]): string {
  const calendar = ical({
    name: work.eventName,
    method: work.method,
    prodId: { company: product().name, product: 'hoja-de-llamado', language: 'ES' },
  });
  for (const { isCancelled = false, start, end, description, location, ...day } of entries) {
    calendar.createEvent({
      id: workUid(day),
      ...{ start, end, stamp: work.at, lastModified: work.at, sequence: calendarSequence(work.at) },
      summary: isCancelled ? `Cancelado: ${work.eventName}` : work.eventName,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      organizer: { name: work.agencyName, email: product().supportEmail },
      ...(description ? { description } : {}),
      ...(location ? { location } : {}),
    });
  }
  return calendarText(calendar);
}
