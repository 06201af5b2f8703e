'use client';

import dynamic from 'next/dynamic';
import type { Photo } from './photo';

const OpenLightbox = dynamic(() => import('./lightbox'), { ssr: false });

type Props = {
  photos: readonly Photo[];
  /** Which photo is open; null keeps it closed and its code unloaded. */
  index: number | null;
  onClose: () => void;
  /** The open <dialog> that it must lie above, if any. */
  root?: Element | null;
};

/** The lightbox, loaded when a photo is first opened. */
export function PhotoLightbox({ photos, index, onClose, root = null }: Props) {
  if (index === null) return null;
  return <OpenLightbox photos={photos} index={index} onClose={onClose} root={root} />;
}
