'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import styles from './editor.module.css';
import type { CopyNotice } from './use-local-copy';

type Props = {
  notice: CopyNotice;
  onStartOver: () => void;
  onRecover: () => void;
  onDiscard: () => void;
};

/** Tells what came back from this browser, and lets the person decide where it is not plain. */
export function CopyBanner({ notice, onStartOver, onRecover, onDiscard }: Props) {
  const t = useTranslations('quotations.status');
  if (notice.kind === 'NONE') return null;
  return (
    <div className={styles.banner} role="status">
      {notice.kind === 'RESUMED' && (
        <>
          <span>{t('resumed')}</span>
          <Button variant="default" size="compact-sm" onClick={onStartOver}>
            {t('startOver')}
          </Button>
        </>
      )}
      {notice.kind === 'RECOVERED' && <span>{t('recovered')}</span>}
      {notice.kind === 'OLDER' && (
        <>
          <span>{t('olderCopy')}</span>
          <Button variant="default" size="compact-sm" onClick={onRecover}>
            {t('recover')}
          </Button>
          <Button variant="subtle" color="ink" size="compact-sm" onClick={onDiscard}>
            {t('discard')}
          </Button>
        </>
      )}
    </div>
  );
}
