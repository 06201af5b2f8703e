import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FactLine } from '@/app/_ui/data/fact-line';
import { StateBadge } from '@/app/_ui/data/state-badge';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { Link } from '@/app/_ui/link';
import { formatDateRange, formatDayRange, formatTimeRange } from '@/lib/core/dates';
import type { EventDetail } from '@/lib/events/queries';
import { eventCode } from '@/lib/events/rules';
import styles from './event-header.module.css';

type Props = {
  event: EventDetail;
  /** Above a section in which one works: two lines. */
  compact: boolean;
  actions: ReactNode;
};

/** Name, code, client, dates and place of an event, with what can be done next. */
export function EventHeader({ event, compact, actions }: Props) {
  const list = useTranslations('events.list');
  const t = useTranslations('events.page');
  const { startDate, endDate, timeZone } = event;
  if (compact) {
    const days = formatDayRange(startDate, endDate, timeZone, { year: true });
    return (
      <header className={styles.compact}>
        <div className={styles.words}>
          <div className={styles.line}>
            <h1 className={styles.title}>{event.name}</h1>
            <StateBadge id={event.stateId} />
          </div>
          <p className={styles.facts}>
            <Link href="/eventos">{list('title')}</Link>
            {[event.nameClient, days, event.cityName].filter(Boolean).map((fact) => ` · ${fact}`)}
          </p>
        </div>
        <div className={styles.actions}>{actions}</div>
      </header>
    );
  }
  const dates = formatDateRange(startDate, endDate, timeZone, { year: true });
  const place = [event.placeName, event.cityName].filter(Boolean).join(', ');
  return (
    <PageHeader
      title={event.name}
      breadcrumbs={[{ label: list('title'), href: '/eventos' }]}
      badge={<StateBadge id={event.stateId} />}
      subtitle={
        <FactLine>
          {event.code !== null && <span>{t('code', { code: eventCode(event) ?? '' })}</span>}
          {event.nameClient && <span>{event.nameClient}</span>}
          <span>
            {dates}, {formatTimeRange(startDate, endDate, timeZone)}
          </span>
          <span>{place}</span>
        </FactLine>
      }
      actions={actions}
    />
  );
}
