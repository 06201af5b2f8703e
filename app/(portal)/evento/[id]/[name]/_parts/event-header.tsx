import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageHeader } from '@/app/_ui/page-header';
import { StateBadge } from '@/app/_ui/state-badge';
import { formatDateRange, formatTimeRange } from '@/lib/core/dates';
import type { EventDetail } from '@/lib/events/queries';
import { quotationCode } from '@/lib/quotations/rules';
import styles from './event-header.module.css';

/** Name, code, client, dates and place of an event, with what can be done next. */
export function EventHeader({ event, actions }: { event: EventDetail; actions: ReactNode }) {
  const list = useTranslations('events.list');
  const t = useTranslations('events.page');
  const { startDate, endDate, timeZone } = event;
  const dates = formatDateRange(startDate, endDate, timeZone, { year: true });
  const place = [event.placeName, event.cityName].filter(Boolean).join(', ');
  return (
    <PageHeader
      title={event.name}
      breadcrumbs={[{ label: list('title'), href: '/eventos' }]}
      badge={<StateBadge id={event.stateId} />}
      subtitle={
        <span className={styles.facts}>
          {event.code !== null && <span>{t('code', { code: quotationCode(event.code) ?? '' })}</span>}
          {event.nameClient && <span>{event.nameClient}</span>}
          <span>
            {dates}, {formatTimeRange(startDate, endDate, timeZone)}
          </span>
          <span>{place}</span>
        </span>
      }
      actions={actions}
    />
  );
}
