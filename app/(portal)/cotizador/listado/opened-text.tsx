'use client';

import { useTranslations } from 'next-intl';
import type { QuotationSummary } from '@/app/(portal)/cotizador/_actions/quotation-summary';
import styles from './next-step-text.module.css';

type Props = {
  quotation: QuotationSummary;
  /** Adds the word where no heading says it: 'Abierta hace 3 días'. */
  whole?: boolean;
};

/** The last opening by the client; nothing for a draft. */
export function OpenedText({ quotation: { openedAgo }, whole = false }: Props) {
  const t = useTranslations('quotations.table');
  if (openedAgo === undefined) return null;
  if (openedAgo === null) return <span className={styles.step}>{t('neverOpened')}</span>;
  const when = openedAgo <= 0 ? 'openedToday' : openedAgo === 1 ? 'openedYesterday' : 'openedAgo';
  return t(whole ? `whole.${when}` : when, { days: openedAgo });
}
