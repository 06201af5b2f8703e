import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageUpdates } from '@/app/_features/activity/page-updates';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { ClientMessages } from '@/app/_ui/client-messages';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { findCursor } from '@/lib/agencies/activity/queries';
import { can } from '@/lib/core/abilities';
import { formatDateRange, formatDayRange, isoDateInZone } from '@/lib/core/dates';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { eventPath } from '@/lib/core/paths';
import { readDesk } from '@/lib/event-day/attendance/queries';
import { whyNotMark } from '@/lib/event-day/attendance/rules';
import { dayOfDesk } from '@/lib/event-day/rules';
import { translate } from '@/lib/i18n/translate';
import { currentTime } from '@/lib/platform/clock';
import { Desk } from './desk';

type Props = { params: Promise<{ eventId: string }> };

export const metadata: Metadata = { title: 'Mesa del evento' };

const noonOf = (day: string) => `${day}T12:00:00Z`;

/** The desk of an event, on a phone at the door: who is to come, who came, who is missing. */
export default async function DeskPage({ params }: Props) {
  const [{ eventId }, { actor }, t] = await Promise.all([
    params,
    agencyGate(),
    getTranslations('events.desk'),
  ]);
  // Before all else that is read: what happens from here on is told live.
  const cursor = await findCursor(actor);
  const { event, people, reserves } = await readOrNotFound(async () => {
    if (!isUuid(eventId)) throw notFound('errors.event.notFound');
    return readDesk(actor, eventId);
  });
  const now = currentTime();
  const closed = whyNotMark(event, now);
  const days = [...new Set(people.flatMap(({ shifts }) => shifts.map(({ day }) => day)))].sort();
  const today = isoDateInZone(now, event.timeZone);
  return (
    <ClientMessages namespaces={['events.desk']}>
      <PageUpdates followed={{ eventId: event.id }} after={cursor} />
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: event.name, href: `${eventPath(event.id, event.name)}?seccion=dia` }]}
        subtitle={[
          formatDateRange(event.startDate, event.endDate, event.timeZone),
          event.placeName,
          event.cityName,
        ]
          .filter(Boolean)
          .join(' · ')}
      />
      <Desk
        eventId={event.id}
        timeZone={event.timeZone}
        days={days.map((day) => ({ id: day, label: formatDayRange(noonOf(day), noonOf(day), 'UTC') }))}
        firstDay={dayOfDesk(days, today)}
        people={people}
        reserves={reserves.map(({ convocatedId, name, lastname, profileName }) => ({
          convocatedId,
          profileName,
          name: `${name} ${lastname}`,
        }))}
        closed={can(actor, 'runEvents') ? closed && translate(closed) : t('readOnly')}
      />
    </ClientMessages>
  );
}
