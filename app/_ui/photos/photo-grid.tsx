'use client';

import { type ReactNode, useState } from 'react';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/controls.json';
import type { Tone } from '../data/soft-badge';
import type { Photo } from './photo';
import styles from './photo-grid.module.css';
import { PhotoLightbox } from './photo-lightbox';

export type GridPhoto = Photo & {
  /** Colour of the border: the state of a photo under review. */
  readonly tone?: Tone;
  /** Under the photo: its state, its buttons. */
  readonly below?: ReactNode;
};

type Opened = { readonly index: number | null; readonly dialog: Element | null };

const NONE: Opened = { index: null, dialog: null };

/** Photos in 2 columns, 4 from 768 px; each opens in the lightbox. */
export function PhotoGrid({ photos, label }: { photos: readonly GridPhoto[]; label: string }) {
  const [open, setOpen] = useState<Opened>(NONE);
  return (
    <>
      <ul className={styles.grid} aria-label={label}>
        {photos.map(({ src, srcSet, alt, placeholder, tone, below }, index) => (
          <li key={src}>
            <button
              type="button"
              className={styles.photo}
              data-tone={tone}
              aria-label={[fillText(texts.lightbox.open, { index: index + 1, total: photos.length }), alt]
                .filter(Boolean)
                .join(': ')}
              onClick={({ currentTarget }) =>
                setOpen({ index, dialog: currentTarget.closest('dialog[open]') })
              }
            >
              <img
                src={srcSet?.find(({ width }) => width >= 320)?.src ?? src}
                {...(srcSet ? { srcSet: srcSet.map((one) => `${one.src} ${one.width}w`).join(', ') } : {})}
                sizes="(min-width: 768px) 25vw, 50vw"
                alt=""
                loading="lazy"
                {...(placeholder ? { style: { backgroundImage: `url(${placeholder})` } } : {})}
              />
            </button>
            {below}
          </li>
        ))}
      </ul>
      <PhotoLightbox photos={photos} index={open.index} onClose={() => setOpen(NONE)} root={open.dialog} />
    </>
  );
}
