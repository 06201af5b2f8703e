'use client';

import { VisuallyHidden } from '@mantine/core';
import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { useStateWord } from '@/app/_ui/data/state-badge';
import { stateTone } from '@/app/_ui/data/state-tones';
import { Link } from '@/app/_ui/link';
import { formatIsoDate } from '@/lib/core/dates';
import type { Segment } from './calendar-grid';
import styles from './event-calendar.module.css';
import type { EventRow } from './event-row';

export type CalendarWeek = {
  readonly days: readonly string[];
  /** Days of the month before or after. */
  readonly outside: readonly string[];
  readonly segments: readonly Segment<EventRow>[];
  /** So many lanes are drawn; the days of what lies below say how many more there are. */
  readonly lanes: number;
  /** Where all of the week is seen. */
  readonly href: string;
};

/** A week: its days, and each of its events as one bar over the days it lasts. */
export function CalendarWeekRow({ week, today }: { week: CalendarWeek; today: string }) {
  const t = useTranslations('events.calendar');
  const { days, outside, segments, lanes, href } = week;
  const shown = segments.filter(({ lane }) => lane < lanes);
  const used = Math.max(0, ...shown.map(({ lane }) => lane + 1));
  const hiddenOn = (column: number) =>
    segments.filter(({ lane, from, span }) => lane >= lanes && from <= column && column < from + span).length;
  return (
    <li className={styles.week} style={{ '--lanes': used + 1 } as CSSProperties}>
      {days.map((day, column) => {
        const hidden = hiddenOn(column);
        return (
          <div
            key={day}
            className={styles.day}
            style={{ gridColumn: column + 1 }}
            data-outside={outside.includes(day) || undefined}
            data-today={day === today || undefined}
          >
            <time className={styles.number} dateTime={day}>
              <VisuallyHidden>{formatIsoDate(day)}</VisuallyHidden>
              <span className={styles.figure} aria-hidden>
                {Number(day.slice(8))}
              </span>
            </time>
            {hidden > 0 && (
              <Link
                className={styles.more}
                href={href}
                aria-label={t('moreOn', { count: hidden, day: formatIsoDate(day) })}
              >
                {t('more', { count: hidden })}
              </Link>
            )}
          </div>
        );
      })}
      {shown.map((segment) => (
        <Bar key={segment.row.id} segment={segment} />
      ))}
    </li>
  );
}

function Bar({ segment: { row, from, span, lane, begins, ends } }: { segment: Segment<EventRow> }) {
  const word = useStateWord();
  return (
    <Link
      href={row.href}
      className={styles.bar}
      style={{ gridColumn: `${from + 1} / span ${span}`, gridRow: lane + 2 }}
      data-tone={stateTone(row.stateId)}
      data-begins={begins || undefined}
      data-ends={ends || undefined}
      title={`${row.name} · ${row.when} · ${row.city} · ${word(row.stateId)}`}
    >
      {row.name}
      <VisuallyHidden>{`, ${row.when}, ${row.city}, ${word(row.stateId)}`}</VisuallyHidden>
    </Link>
  );
}
