import ical from 'ical-generator';
import { formatTime12h } from '@/lib/core/dates';
import { calendarText } from '@/lib/platform/calendar-text';
import { env } from '@/lib/platform/env';
import { product } from '@/lib/platform/product';
import type { OwnSheet } from './queries';

/**
 * Somebody's days of work as text/calendar (RFC 5545): each from the hour at which it has to be there. A file sent again
 * changes the entries of the one before, because ids stay.
 */
export function calendarFile(sheet: OwnSheet): string {
  const calendar = ical({
    name: sheet.eventName,
    prodId: { company: product().name, product: 'hoja-de-llamado', language: 'ES' },
  });
  const sequence = sheet.updatedAt ? Math.floor(+sheet.updatedAt / 1000) : 0;
  const location = [sheet.placeName, sheet.placeAddress, sheet.cityName].filter(Boolean).join(', ');
  for (const { day, startsAt, endsAt, callAt } of sheet.days) {
    const contact = [sheet.contactName, sheet.contactPhone].filter(Boolean).join(' · ');
    calendar.createEvent({
      id: `${sheet.convocatedId}-${day}@${new URL(env().APP_URL).hostname}`,
      sequence,
      start: callAt < endsAt ? callAt : startsAt,
      end: endsAt,
      summary: sheet.eventName,
      location,
      description: [
        `${sheet.profileName} · ${sheet.agencyName}`,
        `Llega a las ${formatTime12h(callAt, sheet.timeZone)}`,
        sheet.dressCode && `Vestuario: ${sheet.dressCode}`,
        contact && `Contacto en el lugar: ${contact}`,
      ]
        .filter(Boolean)
        .join('\n'),
    });
  }
  return calendarText(calendar);
}
