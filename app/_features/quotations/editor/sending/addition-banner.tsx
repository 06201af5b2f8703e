'use client';

import { useTranslations } from 'next-intl';
import styles from '../keeping/banner.module.css';

/** To which quotation this draft adds, and what it has from there. */
export function AdditionBanner({ code }: { code: string }) {
  const t = useTranslations('quotations.additions');
  return <p className={styles.banner}>{t('editing', { code })}</p>;
}
