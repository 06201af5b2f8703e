'use client';

import { useTranslations } from 'next-intl';
import { useRead } from '@/app/_features/graphql/use-read';
import { SupportStateBadge } from '@/app/_features/support/support-state';
import { formatShortDate } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { OWN_SUPPORT_REQUESTS } from './operations';
import styles from './support-dialog.module.css';

/** What one asked of late and what was answered; nothing where one asked nothing. */
export function OwnRequests() {
  const t = useTranslations('shell.support');
  const rows = useRead(OWN_SUPPORT_REQUESTS, {})?.supportRequests ?? [];
  if (rows.length === 0) return null;
  return (
    <section aria-label={t('own')} className={styles.own}>
      <h3 className={styles.heading}>{t('own')}</h3>
      <ul className={styles.list}>
        {rows.map(({ id, state, createdAt, answer }) => (
          <li key={id}>
            <span>{formatShortDate(new Date(createdAt), DEFAULT_TIME_ZONE)}</span>
            <SupportStateBadge state={state} />
            {answer && <p className={styles.answer}>{answer}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
