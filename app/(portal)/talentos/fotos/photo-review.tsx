'use client';

import { Kbd } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import text from '@/app/_ui/theme/text.module.css';
import { PhotoBatch } from './photo-batch';
import styles from './photo-review.module.css';
import { PhotoSingle } from './photo-single';
import type { Reasons } from './screen-props';
import { usePhotoQueue } from './use-photo-queue';

type Way = 'single' | 'batch';

/** Photos taken at once: in a batch all that are shown. */
const TAKEN: Readonly<Record<Way, number>> = { single: 10, batch: 40 };

type Props = {
  way: Way;
  /** How many wait for anybody. */
  pending: number;
  reasons: Reasons;
};

/** The photos that wait, oldest first: one after the other, or many with one verdict. */
export function PhotoReview({ way, pending, reasons }: Props) {
  const t = useTranslations('photos.queue');
  const queue = usePhotoQueue(pending, TAKEN[way]);
  const { photos, left, busy, mayUndo } = queue;
  const undo = (
    <PlainButton variant="default" onClick={() => void queue.undo()} disabled={busy || !mayUndo}>
      {t('undo')} <Kbd className={styles.key}>Z</Kbd>
    </PlainButton>
  );
  if (photos === null) return <p className={`${text.quiet} ${styles.waiting}`}>{t('loading')}</p>;
  const Screen = way === 'batch' ? PhotoBatch : PhotoSingle;
  if (photos.length > 0) return <Screen queue={queue} photos={photos} reasons={reasons} undo={undo} />;
  return (
    <EmptyState
      title={t('emptyTitle')}
      text={left > 0 ? t('others') : t('emptyText')}
      action={mayUndo && undo}
    />
  );
}
