'use client';

import { later } from '../later/later';
import type { Photo } from './photo';

const OpenLightbox = later(() => import('./lightbox'), { missing: 'over' });
const ZoomLightbox = later(() => import('./zoom-lightbox'), { missing: 'over' });

type Props = {
  photos: readonly Photo[];
  /** Which photo is open; null keeps it closed and its code unloaded. */
  index: number | null;
  onClose: () => void;
  /** The open <dialog> that it must lie above, if any. */
  root?: Element | null;
  /** Photos can be enlarged; off where the specification says so. */
  zooms?: boolean;
};

/** The lightbox, loaded when a photo is first opened. */
export function PhotoLightbox({ photos, index, onClose, root = null, zooms = false }: Props) {
  if (index === null) return null;
  const Shown = zooms ? ZoomLightbox : OpenLightbox;
  return <Shown photos={photos} index={index} onClose={onClose} root={root} />;
}
