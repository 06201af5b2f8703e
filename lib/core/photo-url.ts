/** Widths, in pixels, in which an image can be had. */
export const PHOTO_WIDTHS = [96, 320, 640, 1080] as const;
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

/** Permanent address of a public image (an approved photo, a logo), at a width or as it was stored. */
export const photoUrl = (fileId: string, width?: PhotoWidth): string =>
  width ? `/fotos/${fileId}/${width}` : `/fotos/${fileId}`;

/** The `srcset` of a public image; goes with a `sizes` that says how wide it is shown. */
export const photoSrcSet = (fileId: string): string =>
  PHOTO_WIDTHS.map((width) => `${photoUrl(fileId, width)} ${width}w`).join(', ');

/** Address of a file that only those who may open it can see; a width is for images alone. */
export const fileUrl = (fileId: string, width?: PhotoWidth): string =>
  width ? `/archivos/${fileId}/${width}` : `/archivos/${fileId}`;
