import ical, { ICalEventBusyStatus } from 'ical-generator';
import { workUid } from '@/lib/convocatories/work-calendar/calendar-entries';
import { shiftDay } from '@/lib/core/dates';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { shiftsOf } from '@/lib/core/work-days';
import { translate } from '@/lib/i18n/translate';
import { calendarSequence, calendarText } from '@/lib/platform/calendar-text';
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
 * The calendar of a talent as text/calendar (RFC 5545): days it has blocked, and work for which it is confirmed, with the ids of its
 * call sheets' files. It names no pay and nobody else.
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
  for (const { id, firstDay, lastDay, createdAt } of blocked) {
    calendar.createEvent({
      id: `${id}@${new URL(env().APP_URL).hostname}`,
      ...{ allDay: true, stamp: createdAt },
      start: firstDay,
      // The end of whole days is the day after them.
      end: shiftDay(lastDay, 1),
      summary: translate('place.calendar.blocked'),
      busystatus: ICalEventBusyStatus.OOF,
    });
  }
  for (const { id, status, timeZone, changedAt, eventName, agencyName, profileName, path, ...span } of work) {
    if (!CONFIRMED.includes(status)) continue;
    for (const { day, startsAt, endsAt } of shiftsOf(span, timeZone)) {
      calendar.createEvent({
        id: workUid({ convocatedId: id, day }),
        ...{ stamp: changedAt, lastModified: changedAt, sequence: calendarSequence(changedAt) },
        start: startsAt,
        end: endsAt,
        summary: eventName,
        description: translate('place.calendar.work', { agency: agencyName, profile: profileName }),
        url: env().APP_URL + path,
      });
    }
  }
  return calendarText(calendar);
}
