'use client';

import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import styles from './photo-review.module.css';
import type { TakenPhoto } from './use-photo-queue';

/** Photos fetched before their turn, so that the next one is there at once. */
const AHEAD = 2;

type Props = { photos: readonly TakenPhoto[]; alt: string };

/** The photo to be judged, blurred until it is there, and beside it the earlier one that it seems to repeat. */
export function PhotoStage({ photos, alt }: Props) {
  const t = useTranslations('photos.queue');
  const [current] = photos;
  if (!current) return null;
  const { placeholder, width, height, repeatsRoute } = current;
  const style: CSSProperties = {
    ...(width && height ? { aspectRatio: `${width} / ${height}` } : {}),
    ...(placeholder ? { backgroundImage: `url(${placeholder})` } : {}),
  };
  return (
    <div className={styles.stage} data-compared={repeatsRoute ? true : undefined}>
      <figure className={styles.photo} style={style}>
        {photos.slice(0, AHEAD + 1).map((photo, place) => (
          <img
            key={photo.id}
            src={`${photo.route}/1080`}
            alt={place === 0 ? alt : ''}
            hidden={place > 0}
            fetchPriority={place === 0 ? 'high' : 'low'}
          />
        ))}
      </figure>
      {repeatsRoute && (
        <div className={styles.repeats}>
          <p>{t('repeats')}</p>
          <img src={`${repeatsRoute}/640`} alt={t('repeated')} />
        </div>
      )}
    </div>
  );
}
