import { IconArrowRight } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import styles from './versions.module.css';

/** What it was, and what it is now. */
export function BeforeAfter({ before, after }: { before: string; after: string }) {
  const t = useTranslations('quotations.versions');
  return (
    <span className={styles.pair}>
      <span className={styles.spoken}>{`${t('before')}: `}</span>
      <del className={styles.old}>{before}</del>
      <IconArrowRight className={styles.arrow} size={14} stroke={1.5} aria-hidden />
      <span className={styles.spoken}>{`. ${t('after')}: `}</span>
      <ins className={styles.new}>{after}</ins>
    </span>
  );
}
