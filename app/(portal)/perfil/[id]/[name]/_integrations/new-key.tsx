'use client';

import { useTranslations } from 'next-intl';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { CopyButton } from '@/app/_ui/feedback/copy-button';
import { Notice } from '@/app/_ui/feedback/notice';
import styles from './integrations.module.css';

/** A key as it is told once. */
export default function NewKey({ value, onDone }: { value: string; onDone: () => void }) {
  const t = useTranslations('integrations.keys');
  return (
    <div className={styles.stack}>
      <Notice title={t('newNotice')}>{t('newText')}</Notice>
      <code className={styles.secret}>{value}</code>
      <div className={styles.buttons}>
        <CopyButton value={value} label={t('copy')} />
        <PlainButton onClick={onDone}>{t('done')}</PlainButton>
      </div>
    </div>
  );
}
