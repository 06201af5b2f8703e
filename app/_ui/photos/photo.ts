import { fileUrl, PHOTO_WIDTHS, photoUrl } from '@/lib/core/photo-url';

export type Photo = {
  readonly src: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
  readonly srcSet?: readonly { readonly src: string; readonly width: number; readonly height: number }[];
  /** A data URL shown until the photo is there. */
  readonly placeholder?: string | null;
};

type Stored = {
  readonly fileId: string;
  readonly alt: string;
  /** Height over width. */
  readonly ratio?: number;
  /** Only those who may open it see it: it is not approved. */
  readonly isPrivate?: boolean;
  readonly placeholder?: string | null;
};

const THREE_TO_FOUR = 4 / 3;

/** A stored image in all its widths. */
export function storedPhoto({
  fileId,
  alt,
  ratio = THREE_TO_FOUR,
  isPrivate = false,
  placeholder = null,
}: Stored): Photo {
  const urlOf = isPrivate ? fileUrl : photoUrl;
  const sizes = PHOTO_WIDTHS.filter((width) => width >= 320).map((width) => ({
    src: urlOf(fileId, width),
    width,
    height: Math.round(width * ratio),
  }));
  const largest = sizes.at(-1);
  return {
    src: largest?.src ?? urlOf(fileId),
    alt,
    srcSet: sizes,
    placeholder,
    ...(largest ? { width: largest.width, height: largest.height } : {}),
  };
}
