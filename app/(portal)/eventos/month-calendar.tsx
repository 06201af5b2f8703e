'use client';

import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/app/_ui/button-link';
import { useTableUrl } from '@/app/_ui/data-table/use-table-url';
import { EmptyState } from '@/app/_ui/empty-state';
import { useStateWord } from '@/app/_ui/state-badge';
import { stateTone } from '@/app/_ui/state-tones';
import { formatIsoDate } from '@/lib/core/dates';
import { EventFilters } from './event-filters';
import type { EventRow } from './event-row';
import { EVENT_FILTERS } from './list-address';
import styles from './month-calendar.module.css';
import { monthName, monthWeeks, onDay } from './month-grid';

type Props = {
  month: string;
  today: string;
  rows: readonly EventRow[];
  hrefs: { readonly previous: string; readonly next: string; readonly today: string };
};

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** A month of events: seven columns, and on phones the days that have something, one below the other. */
export function MonthCalendar({ month, today, rows, hrefs }: Props) {
  const t = useTranslations('events.calendar');
  const url = useTableUrl({ defaultSort: 'date', filters: EVENT_FILTERS });
  const weeks = monthWeeks(month);
  const inMonth = (day: string) => day.startsWith(month);
  const some = weeks.flat().some((day) => inMonth(day) && onDay(rows, day).length > 0);
  return (
    <div data-pending={url.pending || undefined} className={styles.root}>
      <EventFilters url={url} />
      <div className={styles.head}>
        <h2 className={styles.month} aria-live="polite">
          {monthName(month)}
        </h2>
        <div className={styles.steps}>
          <ButtonLink variant="default" size="xs" href={hrefs.previous} aria-label={t('previous')}>
            <IconChevronLeft size={16} stroke={1.5} aria-hidden />
          </ButtonLink>
          <ButtonLink variant="default" size="xs" href={hrefs.today}>
            {t('today')}
          </ButtonLink>
          <ButtonLink variant="default" size="xs" href={hrefs.next} aria-label={t('next')}>
            <IconChevronRight size={16} stroke={1.5} aria-hidden />
          </ButtonLink>
        </div>
      </div>
      {!some && (
        <div className={styles.none}>
          <EmptyState compact title={t('none')} text={t(url.filtered ? 'noneFiltered' : 'noneHint')} />
        </div>
      )}
      <div className={styles.weekdays} aria-hidden>
        {WEEKDAYS.map((day) => (
          <span key={day}>{t(day)}</span>
        ))}
      </div>
      <ol className={styles.days} aria-label={monthName(month)}>
        {weeks.flat().map((day) => (
          <Day key={day} day={day} today={today} outside={!inMonth(day)} rows={onDay(rows, day)} />
        ))}
      </ol>
    </div>
  );
}

type DayProps = { day: string; today: string; outside: boolean; rows: readonly EventRow[] };

function Day({ day, today, outside, rows }: DayProps) {
  const word = useStateWord();
  return (
    <li
      className={styles.day}
      data-outside={outside || undefined}
      data-empty={rows.length === 0 || undefined}
      data-today={day === today || undefined}
    >
      <time className={styles.number} dateTime={day}>
        <span className={styles.spoken}>{formatIsoDate(day)}</span>
        <span className={styles.figure} aria-hidden>
          {Number(day.slice(8))}
        </span>
      </time>
      {rows.length > 0 && (
        <ul className={styles.events}>
          {rows.map((row) => (
            <li key={row.id}>
              <Link
                href={row.href}
                className={styles.event}
                data-tone={stateTone(row.stateId)}
                title={row.name}
              >
                <span className={styles.name}>{row.name}</span>
                <span className={styles.meta}>
                  {row.city} · {word(row.stateId)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
