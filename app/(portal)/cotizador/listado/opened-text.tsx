'use client';

import { useTranslations } from 'next-intl';
import type { QuotationSummary } from '@/app/_features/quotations/actions/quotation-summary';
import styles from './next-step-text.module.css';

/** When the client last had the quotation before them; nothing for a draft, which no client has. */
export function OpenedText({ quotation: { openedAgo } }: { quotation: QuotationSummary }) {
  const t = useTranslations('quotations.table');
  if (openedAgo === undefined) return null;
  if (openedAgo === null) return <span className={styles.step}>{t('neverOpened')}</span>;
  if (openedAgo <= 1) return t(openedAgo <= 0 ? 'openedToday' : 'openedYesterday');
  return t('openedAgo', { days: openedAgo });
}
