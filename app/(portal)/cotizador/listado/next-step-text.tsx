'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/app/_ui/link';
import type { QuotationSummary } from '@/app/(portal)/cotizador/_actions/quotation-summary';
import { eventPath } from '@/lib/core/paths';
import styles from './next-step-text.module.css';

const SOON_DAYS = 3;

/** The next step of a quotation, and its date. */
export function NextStepText({
  quotation: { next, expiresIn, eventId, event },
}: {
  quotation: QuotationSummary;
}) {
  const t = useTranslations('quotations');
  if (next === 'OPEN_EVENT' && eventId)
    return <Link href={eventPath(eventId, event)}>{t('next.OPEN_EVENT')}</Link>;
  if (next !== 'FOLLOW_UP' || expiresIn === null || expiresIn > SOON_DAYS)
    return <span className={styles.step}>{t(`next.${next}`)}</span>;
  const text =
    expiresIn <= 0
      ? t('expires.today')
      : expiresIn === 1
        ? t('expires.tomorrow')
        : t('expires.days', { days: expiresIn });
  return (
    <span className={styles.step} data-soon>
      {text}
    </span>
  );
}
