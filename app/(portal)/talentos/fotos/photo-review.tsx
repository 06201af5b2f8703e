'use client';

import { Button, Kbd } from '@mantine/core';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import { formatDateTime } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import styles from './photo-review.module.css';
import { useKeys } from './use-keys';
import { usePhotoQueue } from './use-photo-queue';

type Props = {
  /** How many wait for anybody. */
  pending: number;
  /** The six reasons of the specification, in the order of their keys. */
  reasons: readonly { readonly id: number; readonly text: string }[];
};

/** One photo after the other, oldest first, by buttons or keys: A approves, 1 to 6 reject, M moves, Z undoes. */
export function PhotoReview({ pending, reasons }: Props) {
  const t = useTranslations('talents.queue');
  const queue = usePhotoQueue(pending);
  const { current, busy } = queue;
  useKeys((key) => {
    const reason = reasons[Number(key) - 1];
    if (reason) void queue.decide('REJECT', reason.id);
    if (key === 'a') void queue.decide('APPROVE');
    if (key === 'm') void queue.move();
    if (key === 'z') void queue.undo();
    if (key === 'r') document.getElementById('reject-first')?.focus();
  });

  const undo = (
    <Button variant="default" onClick={() => void queue.undo()} disabled={busy || !queue.mayUndo}>
      {t('undo')} <Kbd className={styles.key}>Z</Kbd>
    </Button>
  );
  if (queue.photos === null) return <p className={text.quiet}>{t('loading')}</p>;
  if (!current) {
    return (
      <EmptyState
        title={t('emptyTitle')}
        text={queue.left > 0 ? t('others') : t('emptyText')}
        action={queue.mayUndo && undo}
      />
    );
  }
  const name = `${current.talent.name} ${current.talent.lastname}`;
  return (
    <div className={styles.columns}>
      <figure className={styles.photo}>
        <img key={current.id} src={`${current.route}/1080`} alt={t('photoOf', { name })} />
      </figure>
      <SectionCard>
        <div className={styles.panel}>
          <p className={text.dimmed} aria-live="polite">
            {t('left', { count: queue.left })}
          </p>
          <div>
            <Link href={`/talentos/${current.talent.id}`} className={styles.name}>
              {name}
            </Link>
            <p className={text.dimmed}>
              {[
                t(`types.${current.type as 'IBOOK' | 'GALLERY' | 'PROFILE'}`),
                formatDateTime(current.createdAt, DEFAULT_TIME_ZONE),
              ].join(' · ')}
            </p>
          </div>
          {current.repeatsRoute && (
            <div className={styles.repeats}>
              <p>{t('repeats')}</p>
              <img src={`${current.repeatsRoute}/320`} alt={t('repeated')} />
            </div>
          )}
          <Button onClick={() => void queue.decide('APPROVE')} loading={busy} fullWidth>
            {t('approve')} <Kbd className={styles.key}>A</Kbd>
          </Button>
          <fieldset className={styles.reasons}>
            <legend className={text.dimmed}>
              {t('reject')} <Kbd className={styles.key}>R</Kbd>
            </legend>
            {reasons.map((reason, index) => (
              <Button
                key={reason.id}
                id={index === 0 ? 'reject-first' : undefined}
                variant="default"
                justify="space-between"
                rightSection={<Kbd>{index + 1}</Kbd>}
                onClick={() => void queue.decide('REJECT', reason.id)}
                disabled={busy}
                classNames={{ label: styles.reason ?? '', root: styles.reasonButton ?? '' }}
                fullWidth
              >
                {reason.text}
              </Button>
            ))}
          </fieldset>
          <div className={styles.rest}>
            {current.type !== 'PROFILE' && (
              <Button variant="default" onClick={() => void queue.move()} disabled={busy}>
                {t(current.type === 'IBOOK' ? 'toGallery' : 'toBook')} <Kbd className={styles.key}>M</Kbd>
              </Button>
            )}
            {undo}
          </div>
        </div>
      </SectionCard>
    </div>
  );
}
