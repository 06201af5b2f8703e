'use client';

import type { ComponentProps } from 'react';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import OpenLightbox from './lightbox';

/** The lightbox of who has to look closely: a photo can be enlarged to twice its pixels, by wheel, pinch, + and −. */
export default function ZoomLightbox(props: ComponentProps<typeof OpenLightbox>) {
  return <OpenLightbox {...props} plugins={[Zoom]} />;
}
