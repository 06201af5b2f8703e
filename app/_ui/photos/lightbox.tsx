'use client';

import Lightbox, { type Plugin, useLightboxState } from 'yet-another-react-lightbox';
import 'yet-another-react-lightbox/styles.css';
import './lightbox.css';
import texts from '@/lib/i18n/messages/es/controls.json';
import type { Photo } from './photo';

type Props = {
  photos: readonly Photo[];
  /** Which photo is open. */
  index: number;
  onClose: () => void;
  /** A dialog that is open below, so that the photo lies above it and stays in its focus. */
  root?: Element | null;
  plugins?: Plugin[];
};

const ANIMATION = { fade: 400, swipe: 400, navigation: 400 };
const LABELS = {
  Previous: texts.lightbox.previous,
  Next: texts.lightbox.next,
  Close: texts.lightbox.close,
  'Zoom in': texts.lightbox.zoomIn,
  'Zoom out': texts.lightbox.zoomOut,
  Lightbox: texts.lightbox.label,
  'Photo gallery': texts.lightbox.label,
  Carousel: texts.lightbox.carousel,
  Slide: texts.lightbox.slide,
  '{index} of {total}': texts.lightbox.position,
};

/**
 * A photo over everything, with previous and next in a circle and '1/N' (specification 1, section 2.10). Heavy: load
 * it through PhotoLightbox. Where it opens over a Mantine modal, give that `closeOnEscape={false}` and
 * `trapFocus={false}` meanwhile.
 */
export default function OpenLightbox({ photos, index, onClose, root, plugins = [] }: Props) {
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={photos.map(({ src, srcSet, alt, width, height }) => ({
        src,
        alt,
        ...(width && height ? { width, height } : {}),
        ...(srcSet ? { srcSet: [...srcSet] } : {}),
      }))}
      plugins={plugins}
      render={{ controls: () => <Counter /> }}
      carousel={{ finite: false, imageFit: 'contain', padding: '16px' }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      animation={ANIMATION}
      labels={LABELS}
      portal={root ? { root } : {}}
    />
  );
}

/** '1/N'. Hidden from screen readers, who hear the position of each photo. */
function Counter() {
  const { slides, currentIndex } = useLightboxState();
  return <div className="lightbox-counter" aria-hidden>{`${currentIndex + 1}/${slides.length}`}</div>;
}
