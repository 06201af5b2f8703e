'use client';

import { Kbd } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { useKeys } from '@/app/_ui/keys/use-keys';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { Link } from '@/app/_ui/link';
import { PhotoLightbox } from '@/app/_ui/photos/photo-lightbox';
import text from '@/app/_ui/theme/text.module.css';
import type { PhotoType } from '@/db/values/photo-types';
import { formatDateTime } from '@/lib/core/dates';
import { fullName } from '@/lib/core/full-name';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { REPEATED_REASON_ID } from '@/lib/talents/photos/review/rules';
import styles from './photo-review.module.css';
import { PhotoStage } from './photo-stage';
import type { ScreenProps } from './screen-props';

/** One photo after the other, by buttons or keys: A approves, 1 to 6 reject, M moves, Z undoes, V looks closer. */
export function PhotoSingle({ queue, photos, reasons, undo }: ScreenProps) {
  const t = useTranslations('photos.queue');
  const [zoomed, setZoomed] = useState(false);
  const { busy } = queue;
  const [current] = photos;
  useKeys([
    { key: 'a', does: t('approve'), act: () => void queue.decide(current, 'APPROVE') },
    { key: 'r', does: t('chooseReason'), act: () => document.getElementById('reject-first')?.focus() },
    ...reasons.map(({ id, text: why }, index) => ({
      key: String(index + 1),
      does: t('rejectFor', { why }),
      act: () => void queue.decide(current, 'REJECT', id),
    })),
    { key: 'm', does: t('moveOther'), act: () => void queue.move(current) },
    { key: 'v', does: t('zoom'), act: () => setZoomed(true) },
    { key: 'z', does: t('undo'), act: () => void queue.undo() },
  ]);
  if (!current) return null;
  const { talent, type, createdAt, repeatsRoute } = current;
  const name = fullName(talent);
  const looked = [
    { src: current.route, alt: t('photoOf', { name }) },
    ...(repeatsRoute ? [{ src: repeatsRoute, alt: t('repeated') }] : []),
  ];
  return (
    <div className={styles.columns}>
      <PhotoStage photos={photos} alt={t('photoOf', { name })} />
      <SectionCard>
        <div className={styles.panel}>
          <p className={text.dimmed} aria-live="polite">
            {t('left', { count: queue.left })}
          </p>
          <div>
            <Link href={`/talentos/${talent.id}`} className={styles.name}>
              {name}
            </Link>
            <p className={text.dimmed}>
              {[t(`types.${type as PhotoType}`), formatDateTime(createdAt, DEFAULT_TIME_ZONE)].join(' · ')}
            </p>
          </div>
          <PlainButton onClick={() => void queue.decide(current, 'APPROVE')} disabled={busy}>
            {t('approve')} <Kbd className={styles.key}>A</Kbd>
          </PlainButton>
          <fieldset className={styles.reasons}>
            <legend className={text.dimmed}>
              {t('reject')} <Kbd className={styles.key}>R</Kbd>
            </legend>
            {reasons.map((reason, index) => (
              <button
                key={reason.id}
                type="button"
                id={index === 0 ? 'reject-first' : undefined}
                className={styles.reason}
                onClick={() => void queue.decide(current, 'REJECT', reason.id)}
                // Not `disabled`, which cannot be focused: R may be pressed while the last decision is on its way.
                aria-disabled={busy}
              >
                <span>{reason.text}</span>
                {repeatsRoute && reason.id === REPEATED_REASON_ID && (
                  <SoftBadge tone="yellow">{t('suggested')}</SoftBadge>
                )}
                <Kbd>{index + 1}</Kbd>
              </button>
            ))}
          </fieldset>
          <div className={styles.rest}>
            {type !== 'PROFILE' && (
              <PlainButton variant="default" onClick={() => void queue.move(current)} disabled={busy}>
                {t(type === 'IBOOK' ? 'toGallery' : 'toBook')} <Kbd className={styles.key}>M</Kbd>
              </PlainButton>
            )}
            <PlainButton variant="default" onClick={() => setZoomed(true)}>
              {t('zoom')} <Kbd className={styles.key}>V</Kbd>
            </PlainButton>
            {undo}
          </div>
        </div>
      </SectionCard>
      <PhotoLightbox photos={looked} index={zoomed ? 0 : null} onClose={() => setZoomed(false)} zooms />
    </div>
  );
}
