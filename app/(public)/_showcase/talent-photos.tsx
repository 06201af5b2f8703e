'use client';

import { useRef, useState } from 'react';
import { PhotoLightbox } from '@/app/_ui/photos/photo-lightbox';
import { TalentPhoto } from '@/app/_ui/photos/talent-photo';
import { PHOTO_WIDTHS, photoUrl } from '@/lib/core/photo-url';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/showcase.json';
import type { ShownTalent } from './group-shown';
import { MOVING_PHOTO } from './move-photo';
import styles from './talent-dialog.module.css';

/** How wide a photo is in the dialog. */
export const DIALOG_PHOTO_SIZES = '(min-width: 768px) 240px, 90vw';

const MOVING = { viewTransitionName: MOVING_PHOTO };

/** Up to three photos: side by side, or one after another to swipe on a phone; each opens large. */
export function TalentPhotos({ talent }: { talent: ShownTalent }) {
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<number | null>(null);
  const files = talent.photos ?? (talent.photo ? [talent.photo] : []);
  if (files.length === 0) {
    return (
      <div className={styles.lonePhoto}>
        <TalentPhoto fileId={null} gender={talent.gender} alt="" />
      </div>
    );
  }
  const slides = files.map((file) => ({
    src: photoUrl(file),
    alt: talent.name,
    srcSet: PHOTO_WIDTHS.map((width) => ({
      src: photoUrl(file, width),
      width,
      height: Math.round((width * 4) / 3),
    })),
  }));
  return (
    <>
      <ul
        ref={list}
        className={styles.photos}
        data-count={files.length}
        data-swipes={files.length > 1 || undefined}
        aria-label={fillText(texts.photos, { name: talent.name })}
      >
        {files.map((file, index) => (
          <li key={file} style={index === 0 ? MOVING : undefined}>
            <button
              type="button"
              className={styles.photo}
              aria-label={fillText(texts.openPhoto, {
                index: index + 1,
                total: files.length,
                name: talent.name,
              })}
              onClick={() => setOpen(index)}
            >
              <TalentPhoto fileId={file} alt="" sizes={DIALOG_PHOTO_SIZES} priority />
            </button>
          </li>
        ))}
      </ul>
      <PhotoLightbox
        photos={slides}
        index={open}
        onClose={() => setOpen(null)}
        root={list.current?.closest('dialog') ?? null}
      />
    </>
  );
}
