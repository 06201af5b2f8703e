'use client';

import { useTranslations } from 'next-intl';
import type { QuotationSummary } from '@/app/(portal)/cotizador/_actions/quotation-summary';
import styles from './next-step-text.module.css';

type Props = {
  quotation: QuotationSummary;
  /** Where no heading says what it is of: 'Abierta hace 3 días'. */
  whole?: boolean;
};

/** When the client last had the quotation before them; nothing for a draft, which no client has. */
export function OpenedText({ quotation: { openedAgo }, whole = false }: Props) {
  const t = useTranslations('quotations.table');
  if (openedAgo === undefined) return null;
  if (openedAgo === null) return <span className={styles.step}>{t('neverOpened')}</span>;
  const when = openedAgo <= 0 ? 'openedToday' : openedAgo === 1 ? 'openedYesterday' : 'openedAgo';
  return t(whole ? `whole.${when}` : when, { days: openedAgo });
}
