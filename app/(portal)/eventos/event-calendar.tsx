'use client';

import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useStateWord } from '@/app/_ui/data/state-badge';
import { stateTone } from '@/app/_ui/data/state-tones';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { Link } from '@/app/_ui/link';
import { ListFilters } from '@/app/_ui/list/list-filters';
import { useListUrl } from '@/app/_ui/list/use-list-url';
import { type CalendarWeek, CalendarWeekRow } from './calendar-week';
import styles from './event-calendar.module.css';
import type { EventRow } from './event-row';
import { EVENT_LIST, type Scale } from './list-address';
import { useEventFilters } from './use-event-filters';

type Props = {
  scale: Scale;
  /** 'Noviembre de 2026', '16–22 nov 2026'. */
  title: string;
  weeks: readonly CalendarWeek[];
  today: string;
  /** Events of the month or week itself, for phones. */
  rows: readonly EventRow[];
  hrefs: { readonly previous: string; readonly next: string; readonly today: string };
};

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Events over their days: weeks of seven columns, and on phones a list by first day. */
export function EventCalendar({ scale, title, weeks, today, rows, hrefs }: Props) {
  const t = useTranslations('events.calendar');
  const url = useListUrl(EVENT_LIST);
  return (
    <div data-pending={url.pending || undefined} className={styles.root}>
      <ListFilters url={url} {...useEventFilters()} />
      <div className={styles.head}>
        <h2 className={styles.title} aria-live="polite">
          {title}
        </h2>
        <div className={styles.steps}>
          <ButtonLink variant="default" size="xs" href={hrefs.previous} aria-label={t(`${scale}.previous`)}>
            <IconChevronLeft size={16} stroke={1.5} aria-hidden />
          </ButtonLink>
          <ButtonLink variant="default" size="xs" href={hrefs.today}>
            {t('today')}
          </ButtonLink>
          <ButtonLink variant="default" size="xs" href={hrefs.next} aria-label={t(`${scale}.next`)}>
            <IconChevronRight size={16} stroke={1.5} aria-hidden />
          </ButtonLink>
        </div>
      </div>
      {rows.length === 0 && (
        <div className={styles.none}>
          <EmptyState
            compact
            title={t(`${scale}.none`)}
            text={t(url.filtered ? 'noneFiltered' : `${scale}.noneHint`)}
          />
        </div>
      )}
      <div className={styles.weekdays} aria-hidden>
        {WEEKDAYS.map((day) => (
          <span key={day}>{t(day)}</span>
        ))}
      </div>
      <ol className={styles.weeks} aria-label={title}>
        {weeks.map((week) => (
          <CalendarWeekRow key={week.days[0]} week={week} today={today} />
        ))}
      </ol>
      {rows.length > 0 && <Agenda rows={rows} title={title} />}
    </div>
  );
}

function Agenda({ rows, title }: { rows: readonly EventRow[]; title: string }) {
  const word = useStateWord();
  return (
    <ul className={styles.agenda} aria-label={title}>
      {rows.map((row) => (
        <li key={row.id}>
          <Link href={row.href} className={styles.entry} data-tone={stateTone(row.stateId)}>
            <span className={styles.days}>{row.dates}</span>
            <span className={styles.name}>{row.name}</span>
            <span className={styles.meta}>
              {row.city} · {word(row.stateId)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
