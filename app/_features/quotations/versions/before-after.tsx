import { VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import styles from './versions.module.css';

/** A value before and after. */
export function BeforeAfter({ before, after }: { before: string; after: string }) {
  const t = useTranslations('quotations.versions');
  return (
    <span className={styles.pair}>
      <VisuallyHidden>{`${t('before')}: `}</VisuallyHidden>
      <del className={styles.old}>{before}</del>
      <IconArrowRight className={styles.arrow} size={14} stroke={1.5} aria-hidden />
      <VisuallyHidden>{`. ${t('after')}: `}</VisuallyHidden>
      <ins className={styles.new}>{after}</ins>
    </span>
  );
}
