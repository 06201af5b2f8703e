'use client';

import { useTranslations } from 'next-intl';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { CopyButton } from '@/app/_ui/feedback/copy-button';
import { Notice } from '@/app/_ui/feedback/notice';
import styles from './integrations.module.css';

type Props = { value: string; text: string; copy: string; onDone: () => void };

/** A secret as it is told once. */
export default function NewSecret({ value, text, copy, onDone }: Props) {
  const t = useTranslations('integrations');
  return (
    <div className={styles.stack}>
      <Notice title={t('copyNow')}>{text}</Notice>
      <code className={styles.secret}>{value}</code>
      <div className={styles.buttons}>
        <CopyButton value={value} label={copy} />
        <PlainButton onClick={onDone}>{t('done')}</PlainButton>
      </div>
    </div>
  );
}
