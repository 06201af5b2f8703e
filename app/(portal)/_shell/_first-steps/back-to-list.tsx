'use client';

import { IconArrowLeft } from '@tabler/icons-react';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Link } from '@/app/_ui/link';
import styles from './back-to-list.module.css';
import { isFromList } from './from-list';

/** The way back to the steps that make an agency ready, for who came from there. */
export function BackToList() {
  const t = useTranslations('shell');
  const query = useSearchParams();
  if (!isFromList(query)) return null;
  return (
    <p className={styles.back}>
      <IconArrowLeft size={16} stroke={1.5} aria-hidden />
      <Link href="/dashboard">{t('backToList')}</Link>
    </p>
  );
}
