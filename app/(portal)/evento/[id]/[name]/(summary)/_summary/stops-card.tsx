'use client';

import { Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { mapUrl } from '@/app/_features/events/form/map-point';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { later } from '@/app/_ui/later/later';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import { formatDateRange, formatTimeRange } from '@/lib/core/dates';
import type { EventStop } from '@/lib/events/places/queries';
import type { EventDetail } from '@/lib/events/queries';
import styles from './summary.module.css';

const StopsForm = later(() => import('./stops-form'));

type Props = {
  event: Pick<EventDetail, 'id' | 'timeZone' | 'startDate' | 'endDate' | 'revision'>;
  stops: readonly EventStop[];
  editable: boolean;
};

/** Where the event is on which day and hour, when it is at several places. */
export function StopsCard({ event, stops, editable }: Props) {
  const t = useTranslations('events.stops');
  const [editing, setEditing] = useState(false);
  if (stops.length === 0 && !editable) return null;
  return (
    <SectionCard
      title={t('title')}
      description={t('text')}
      actions={
        editable && (
          <PlainButton variant="default" size="xs" onClick={() => setEditing(true)}>
            {t('edit')}
          </PlainButton>
        )
      }
    >
      {stops.length === 0 && <p className={text.quiet}>{t('none')}</p>}
      <ol className={styles.stops}>
        {stops.map((stop) => (
          <li key={stop.id} className={styles.stop}>
            <span className={text.strong}>
              {formatDateRange(stop.startDate, stop.endDate, event.timeZone)},{' '}
              {formatTimeRange(stop.startDate, stop.endDate, event.timeZone)}
            </span>
            <span>{[stop.label, stop.placeName, stop.placeAddress].filter(Boolean).join(' · ')}</span>
            {stop.latitude !== null && stop.longitude !== null && (
              <a href={mapUrl(stop.latitude, stop.longitude)} target="_blank" rel="noopener noreferrer">
                {t('map')}
              </a>
            )}
          </li>
        ))}
      </ol>
      <Modal opened={editing} onClose={() => setEditing(false)} title={t('edit')} size="lg">
        {editing && <StopsForm event={event} stops={stops} onDone={() => setEditing(false)} />}
      </Modal>
    </SectionCard>
  );
}
