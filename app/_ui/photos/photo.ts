import { PHOTO_WIDTHS, photoUrl } from '@/lib/core/photo-url';

export type Photo = {
  readonly src: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
  readonly srcSet?: readonly { readonly src: string; readonly width: number; readonly height: number }[];
};

const THREE_TO_FOUR = 4 / 3;

/** A public stored image in all its widths. `ratio` is height over width. */
export function storedPhoto(fileId: string, alt: string, ratio = THREE_TO_FOUR): Photo {
  const sizes = PHOTO_WIDTHS.filter((width) => width >= 320).map((width) => ({
    src: photoUrl(fileId, width),
    width,
    height: Math.round(width * ratio),
  }));
  const largest = sizes.at(-1);
  return {
    src: largest?.src ?? photoUrl(fileId),
    alt,
    srcSet: sizes,
    ...(largest ? { width: largest.width, height: largest.height } : {}),
  };
}
