'use client';

import { IconArrowLeft, IconArrowRight, IconGripVertical } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { HTMLAttributes } from 'react';
import { StateBadge } from '@/app/_ui/data/state-badge';
import { stateTone } from '@/app/_ui/data/state-tones';
import { RowButton } from '@/app/_ui/list/row-button';
import { fileUrl } from '@/lib/core/photo-url';
import { PHOTO } from '@/lib/core/states';
import type { ManagedPhoto } from './managed-photo';
import styles from './photo-manager.module.css';

type Props = {
  photo: ManagedPhoto;
  /** What it is called in the names of its buttons. */
  name: string;
  first: boolean;
  last: boolean;
  /** Moves it by a place; left out where there is no order. */
  onStep?: (by: 1 | -1) => void;
  /** What the grip listens to. */
  handle: HTMLAttributes<HTMLElement>;
  /** Makes it the main photo; left out where it cannot be. */
  onChoose?: () => void;
  onArchive: () => void;
};

/** A photo of one's own with its state, and what can be done with it. */
export function SortedPhoto({ photo, name, first, last, onStep, handle, onChoose, onArchive }: Props) {
  const t = useTranslations('photos.manage');
  const { fileId, stateId, observation, placeholder } = photo;
  return (
    <>
      <div className={styles.frame} data-tone={stateTone(stateId)}>
        <img
          src={fileUrl(fileId, 320)}
          alt={name}
          loading="lazy"
          draggable={false}
          {...(placeholder ? { style: { backgroundImage: `url(${placeholder})` } } : {})}
        />
        {onStep && (
          <span className={styles.grip} title={t('drag')} aria-hidden {...handle}>
            <IconGripVertical size={20} />
          </span>
        )}
      </div>
      <div className={styles.below}>
        <StateBadge id={stateId} />
        {stateId === PHOTO.REJECTED && observation && <span className={styles.reason}>{observation}</span>}
      </div>
      <div className={styles.controls}>
        {onStep && (
          <>
            <RowButton
              square
              data-move="-1"
              aria-label={t('earlier', { photo: name })}
              disabled={first}
              onClick={() => onStep(-1)}
            >
              <IconArrowLeft size={16} aria-hidden />
            </RowButton>
            <RowButton
              square
              data-move="1"
              aria-label={t('later', { photo: name })}
              disabled={last}
              onClick={() => onStep(1)}
            >
              <IconArrowRight size={16} aria-hidden />
            </RowButton>
          </>
        )}
        {onChoose && (
          <RowButton aria-label={t('portraitOf', { photo: name })} onClick={onChoose}>
            {t('portrait')}
          </RowButton>
        )}
        <RowButton aria-label={t('archiveOf', { photo: name })} onClick={onArchive}>
          {t('archive')}
        </RowButton>
      </div>
    </>
  );
}
