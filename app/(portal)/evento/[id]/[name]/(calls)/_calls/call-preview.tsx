'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { formatDateRange, formatDateTime, formatTimeRange } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { isWallClock } from '@/lib/core/readers/hour';
import type { EventNeed } from '../../load-event';
import type { CalledEvent, CallForm } from './call-form';
import styles from './call-preview.module.css';

// A wall-clock text reads as that same hour in UTC, whatever the zone of the event.
const asUtc = (wallClock: string) => `${wallClock}:00Z`;

/** The call as a talent reads it by its link, while it is being written. */
export function CallPreview({ event, need }: { event: CalledEvent; need: EventNeed }) {
  const t = useTranslations('call');
  const { startDate, endDate, deadline, observations } = useWatch<CallForm>() as CallForm;
  const [from, to] = [startDate, endDate];
  const ordered = from !== null && to !== null && from <= to;
  const pay = `${formatMoney(need.budget, event.currencyCode)} (${t('gross')})`;
  const rows = [
    [t('dates'), ordered ? formatDateRange(asUtc(from), asUtc(to), 'UTC') : '—'],
    [t('schedule'), ordered ? formatTimeRange(asUtc(from), asUtc(to), 'UTC') : '—'],
    [t('place'), [event.placeName, event.placeAddress, event.cityName].filter(Boolean).join(', ')],
    [t('pay'), pay],
  ] as const;
  return (
    <article className={styles.card}>
      <p className={styles.agency}>{t('invites', { agency: event.agencyName })}</p>
      <h3 className={styles.title}>{event.name}</h3>
      <p className={styles.role}>{t('as', { profile: need.profileName.toLowerCase() })}</p>
      <dl className={styles.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {observations.trim() && (
          <div>
            <dt>{t('observations')}</dt>
            <dd className={styles.observations}>{observations.trim()}</dd>
          </div>
        )}
      </dl>
      <div className={styles.answers} aria-hidden>
        {(['YES', 'MAYBE', 'NO'] as const).map((answer) => (
          <span key={answer} className={styles.answer} data-main={answer === 'YES' || undefined}>
            {t(`answers.${answer}`)}
          </span>
        ))}
      </div>
      {deadline && isWallClock(deadline) && (
        <p className={styles.deadline}>
          {t('deadline')} {formatDateTime(asUtc(deadline), 'UTC')}
        </p>
      )}
    </article>
  );
}
