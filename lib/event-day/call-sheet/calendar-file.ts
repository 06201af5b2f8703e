import { ICalCalendarMethod } from 'ical-generator';
import {
  type WorkDay,
  type WorkEntry,
  workCalendar,
} from '@/lib/convocatories/work-calendar/calendar-entries';
import { goneDays } from '@/lib/convocatories/work-calendar/sent-days';
import { formatTime12h } from '@/lib/core/dates';
import { currentTime } from '@/lib/platform/clock';
import type { OwnSheet } from './queries';

/**
 * Somebody's days of work as text/calendar: each from the hour at which it has to be there. A file sent again changes the
 * entries of the one before, because ids stay, and ends those of days that fell away. `sent` are the days of earlier files.
 */
export const calendarFile = (sheet: OwnSheet, sent: readonly WorkDay[]): string =>
  workCalendar(
    {
      eventName: sheet.eventName,
      agencyName: sheet.agencyName,
      at: currentTime(),
      method: ICalCalendarMethod.PUBLISH,
    },
    [...entriesOf(sheet), ...goneDays(sent, sheet.days).map((day) => ({ ...day, isCancelled: true }))],
  );

export function entriesOf(sheet: OwnSheet): WorkEntry[] {
  const { convocatedId, timeZone } = sheet;
  const location = [sheet.placeName, sheet.placeAddress, sheet.cityName].filter(Boolean).join(', ');
  const contact = [sheet.contactName, sheet.contactPhone].filter(Boolean).join(' · ');
  return sheet.days.map(({ day, startsAt, endsAt, callAt }) => ({
    ...{ convocatedId, day, location },
    start: callAt < endsAt ? callAt : startsAt,
    end: endsAt,
    description: [
      `${sheet.profileName} · ${sheet.agencyName}`,
      `Llega a las ${formatTime12h(callAt, timeZone)}`,
      sheet.dressCode && `Vestuario: ${sheet.dressCode}`,
      contact && `Contacto en el lugar: ${contact}`,
    ]
      .filter(Boolean)
      .join('\n'),
  }));
}
