import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageUpdates } from '@/app/_features/activity/page-updates';
import { LiveDesk } from '@/app/_features/event-day/desk/live-desk';
import type { DeskData } from '@/app/_features/event-day/desk-data';
import { DESK_MESSAGES } from '@/app/_features/event-day/desk-messages';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { LateSection } from '@/app/_features/rides/late-section';
import { ClientMessages } from '@/app/_ui/client-messages';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { findCursor } from '@/lib/agencies/activity/queries';
import { can } from '@/lib/core/abilities';
import { formatDateRange, formatDayRange } from '@/lib/core/dates';
import { notFound } from '@/lib/core/errors';
import { fullName } from '@/lib/core/full-name';
import { isUuid } from '@/lib/core/ids';
import { eventPath } from '@/lib/core/paths';
import { deskKey } from '@/lib/event-day/attendance/desk-key';
import { readDesk } from '@/lib/event-day/desk/queries';
import { currentTime } from '@/lib/platform/clock';
import styles from './desk-page.module.css';

type Props = { params: Promise<{ eventId: string }> };

export const metadata: Metadata = { title: 'Mesa del evento' };

const noonOf = (day: string) => `${day}T12:00:00Z`;

/** The desk of an event, on a phone at the door: who is to come, who came, who is missing. */
export default pageOrNotFound(PortalNotFound, async function DeskPage({ params }: Props) {
  const [{ eventId }, { actor }, t] = await Promise.all([
    params,
    agencyGate(),
    getTranslations('events.desk'),
  ]);
  // Before all else that is read: what happens from here on is told live.
  const cursor = await findCursor(actor);
  const { event, people, reserves, notes } = await readOrNotFound(async () => {
    if (!isUuid(eventId)) throw notFound('errors.event.notFound');
    return readDesk(actor, eventId);
  });
  const days = [...new Set(people.flatMap(({ shifts }) => shifts.map(({ day }) => day)))].sort();
  const where = [
    formatDateRange(event.startDate, event.endDate, event.timeZone),
    event.placeName,
    event.cityName,
  ]
    .filter(Boolean)
    .join(' · ');
  const data: DeskData = {
    eventId: event.id,
    name: event.name,
    where,
    timeZone: event.timeZone,
    stateId: event.stateId,
    startsAt: event.startDate,
    endsAt: event.endDate,
    runs: can(actor, 'runEvents'),
    days: days.map((day) => ({ id: day, label: formatDayRange(noonOf(day), noonOf(day), 'UTC') })),
    people,
    reserves: reserves.map(({ convocatedId, name, lastname, profileName }) => ({
      convocatedId,
      profileName,
      name: fullName({ name, lastname }),
    })),
    notes,
    readAt: currentTime(),
  };
  return (
    <ClientMessages namespaces={[...DESK_MESSAGES, 'events.transport']}>
      <PageUpdates followed={{ eventId: event.id }} after={cursor} />
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: event.name, href: `${eventPath(event.id, event.name)}?seccion=dia` }]}
        subtitle={where}
      />
      <LiveDesk data={data} userId={actor.userId} secret={deskKey(actor)} />
      <div className={styles.late}>
        <LateSection actor={actor} eventId={event.id} timeZone={event.timeZone} editable={data.runs} />
      </div>
    </ClientMessages>
  );
});
