'use client';

import { Checkbox } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/app/_ui/controls/icon-button';
import { Link } from '@/app/_ui/link';
import text from '@/app/_ui/theme/text.module.css';
import type { InboxKind } from '@/db/values/inbox';
import { formatShortDate, formatTime12h, isoDateInZone, shiftDay } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { INBOX_ICONS } from './kind-icons';
import styles from './notice-list.module.css';

/** Notices that are shown as one. */
export type ShownNotice = {
  readonly kind: InboxKind;
  readonly title: string;
  readonly detail: string | null;
  readonly path: string | null;
  readonly at: Date | string;
  readonly isRead: boolean;
  readonly ids: readonly number[];
};

type Props = {
  notices: readonly ShownNotice[];
  /** Marks a group as read; `goes`: as its page is opened. */
  onRead: (notice: ShownNotice, goes: boolean) => void;
  /** Where several are marked at once: which unread ones are chosen. */
  chosen?: { readonly has: (notice: ShownNotice) => boolean; readonly toggle: (notice: ShownNotice) => void };
};

/** What happened to one's work, by days, the newest first. */
export function NoticeList({ notices, ...rest }: Props) {
  const t = useTranslations('inbox.list');
  const today = isoDateInZone(new Date(), DEFAULT_TIME_ZONE);
  const dayName = (day: string, at: Date | string) => {
    if (day === today) return t('today');
    return day === shiftDay(today, -1) ? t('yesterday') : formatShortDate(at, DEFAULT_TIME_ZONE);
  };
  const days = new Map<string, ShownNotice[]>();
  for (const notice of notices) {
    const day = isoDateInZone(notice.at, DEFAULT_TIME_ZONE);
    days.set(day, [...(days.get(day) ?? []), notice]);
  }
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={dayName(day, ofDay[0]?.at ?? day)}>
      <p className={styles.day} aria-hidden>
        {dayName(day, ofDay[0]?.at ?? day)}
      </p>
      <ul className={text.list}>
        {ofDay.map((notice) => (
          <NoticeRow key={notice.ids.join()} notice={notice} {...rest} />
        ))}
      </ul>
    </section>
  ));
}

function NoticeRow({ notice, onRead, chosen }: Omit<Props, 'notices'> & { notice: ShownNotice }) {
  const t = useTranslations('inbox.list');
  const { kind, title, detail, path, at, isRead } = notice;
  const Icon = INBOX_ICONS[kind];
  const time = formatTime12h(at, DEFAULT_TIME_ZONE);
  return (
    <li className={styles.row} data-unread={!isRead || undefined}>
      {chosen && (
        <span className={styles.box}>
          {!isRead && (
            <Checkbox
              checked={chosen.has(notice)}
              onChange={() => chosen.toggle(notice)}
              aria-label={t('choose', { title: [title, detail].filter(Boolean).join(', ') })}
            />
          )}
        </span>
      )}
      <span className={styles.icon}>
        <Icon size={18} stroke={1.5} aria-hidden />
      </span>
      <span className={styles.words}>
        {path ? (
          <Link href={path} className={styles.title} onClick={() => onRead(notice, true)}>
            {title}
          </Link>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        {!isRead && <span className={text.hidden}>{t('isUnread')}</span>}
        <span className={styles.detail}>{[detail, time].filter(Boolean).join(' · ')}</span>
      </span>
      {!isRead && (
        <span className={styles.mark}>
          <IconButton aria-label={t('markRead', { title })} onClick={() => onRead(notice, false)}>
            <IconCheck size={16} stroke={1.5} aria-hidden />
          </IconButton>
        </span>
      )}
    </li>
  );
}
