'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { LIST_FORMAT } from '@/lib/i18n/list-format';
import styles from './banner.module.css';
import type { CopyNotice } from './use-local-copy';

type Props = {
  notice: CopyNotice;
  onStartOver: () => void;
  /** Goes on with the other new one that waits in this browser. */
  onSwitch: () => void;
  /** Lets the other one go for good. */
  onDiscard: () => void;
};

/** Tells what came back from this browser, or waits in it. */
export function CopyBanner({ notice, onStartOver, onSwitch, onDiscard }: Props) {
  const t = useTranslations('quotations.status');
  const confirm = useConfirm();
  const discard = () =>
    confirm({
      title: t('discardTitle'),
      message: t('discardMessage'),
      confirmLabel: t('discard'),
      tone: 'danger',
      onConfirm: async () => onDiscard(),
    });
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
      {notice.kind === 'RECOVERED' && (
        <span>
          {notice.places.length === 0
            ? t('recovered')
            : t('merged', { places: LIST_FORMAT.format(notice.places.map((place) => t(`places.${place}`))) })}
        </span>
      )}
      {notice.kind === 'OTHER' && (
        <>
          <span>{t('other', { name: notice.copy.form.nameEvent.trim() || t('otherUnnamed') })}</span>
          <Button variant="default" size="compact-sm" onClick={onSwitch}>
            {t('switch')}
          </Button>
          <Button variant="subtle" color="ink" size="compact-sm" onClick={discard}>
            {t('discard')}
          </Button>
        </>
      )}
    </div>
  );
}
