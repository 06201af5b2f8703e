import { useTranslations } from 'next-intl';
import { StateBadge } from '@/app/_ui/data/state-badge';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { Link } from '@/app/_ui/link';
import { AGENDA_DAYS } from '@/lib/analytics/rules';
import { formatDateRange } from '@/lib/core/dates';
import { eventPath } from '@/lib/core/paths';
import type { EventDetail } from '@/lib/events/queries';
import styles from './agenda.module.css';

/** The events of the days to come, each with how far its people are. */
export function Agenda({ events, isCut }: { events: readonly EventDetail[]; isCut: boolean }) {
  const t = useTranslations('dashboard.agenda');
  return (
    <SectionCard title={t('title', { days: AGENDA_DAYS })} flush>
      {events.length === 0 ? (
        <EmptyState
          compact
          title={t('empty')}
          action={
            <ButtonLink variant="default" size="xs" href="/eventos">
              {t('all')}
            </ButtonLink>
          }
        />
      ) : (
        <ol className={styles.list}>
          {events.map((event) => (
            <li key={event.id} className={styles.event}>
              <p className={styles.when}>{formatDateRange(event.startDate, event.endDate, event.timeZone)}</p>
              <p className={styles.name}>
                <Link href={eventPath(event.id, event.name)}>{event.name}</Link>
              </p>
              <p className={styles.foot}>
                <StateBadge id={event.stateId} />
                <span>{event.cityName}</span>
                <span>{t('cover', { confirmed: event.confirmed, wanted: event.wanted })}</span>
              </p>
            </li>
          ))}
        </ol>
      )}
      {isCut && (
        <p className={styles.more}>
          {t('more')}{' '}
          <ButtonLink variant="default" size="xs" href="/eventos">
            {t('all')}
          </ButtonLink>
        </p>
      )}
    </SectionCard>
  );
}
