import { useEffect } from 'react';
import { photoSrcSet } from '@/lib/core/photo-url';
import type { ShownTalent } from './group-shown';
import { DIALOG_PHOTO_SIZES } from './talent-photos';

/** Fetches the photos of the talents before and after the open one, which an arrow then shows at once. */
export function useNeighbours(talents: readonly ShownTalent[], opened: string) {
  useEffect(() => {
    const place = talents.findIndex(({ id }) => id === opened);
    const images = [talents[place + 1], talents[place - 1]]
      .flatMap((talent) => talent?.photos ?? [])
      .map((file) => {
        const image = new Image();
        image.sizes = DIALOG_PHOTO_SIZES;
        image.srcset = photoSrcSet(file);
        return image;
      });
    return () => {
      // Who has gone on waits for its own photos, not for these.
      for (const image of images) image.srcset = '';
    };
  }, [talents, opened]);
}
