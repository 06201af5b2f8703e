import ical, { ICalEventBusyStatus } from 'ical-generator';
import { shiftDay } from '@/lib/core/dates';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { translate } from '@/lib/i18n/translate';
import { calendarText } from '@/lib/platform/calendar-text';
import { env } from '@/lib/platform/env';
import { product } from '@/lib/platform/product';
import { listBlockedDays } from '@/lib/talents/availability/queries';
import { listOwnWork } from './queries';
import type { WorkStatus } from './rules';

/** What the talent has said yes to and was confirmed for. */
const CONFIRMED: readonly WorkStatus[] = [
  'TO_SIGN',
  'ACT_TO_SIGN',
  'SIGNED',
  'TO_CLAIM',
  'CLAIMED',
  'APPROVED',
  'RETURNED',
  'ACCOUNT_ASKED',
  'PARTLY_PAID',
  'PAID',
];

/**
 * The calendar of a talent as text/calendar (RFC 5545): days it has blocked, and work for which it is confirmed. It names no pay and nobody else.
 */
export async function ownCalendar(talentId: string): Promise<string> {
  const actor = { kind: 'talent', talentId } as const;
  const [blocked, work] = await Promise.all([
    listBlockedDays(actor, talentId),
    listOwnWork(actor, { limit: LONGEST_PAGE }),
  ]);
  const calendar = ical({
    name: product().name,
    prodId: { company: product().name, product: 'talentos', language: 'ES' },
    ttl: 3600,
  });
  for (const { id, firstDay, lastDay } of blocked) {
    calendar.createEvent({
      id: `${id}@${new URL(env().APP_URL).hostname}`,
      allDay: true,
      start: firstDay,
      // The end of whole days is the day after them.
      end: shiftDay(lastDay, 1),
      summary: translate('place.calendar.blocked'),
      busystatus: ICalEventBusyStatus.OOF,
    });
  }
  for (const { id, status, startDate, endDate, eventName, agencyName, profileName, path } of work) {
    if (!CONFIRMED.includes(status)) continue;
    calendar.createEvent({
      id: `${id}@${new URL(env().APP_URL).hostname}`,
      start: startDate,
      end: endDate,
      summary: eventName,
      description: translate('place.calendar.work', { agency: agencyName, profile: profileName }),
      url: env().APP_URL + path,
    });
  }
  return calendarText(calendar);
}
