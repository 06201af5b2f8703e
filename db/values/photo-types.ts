/**
 * Where a photo of a talent is shown: book, gallery, or as the portrait. On the wire a type with 'k' is of the book and
 * one with 'll' of the gallery (specification part 1, section 2.10).
 */
export const PHOTO_TYPES = ['IBOOK', 'GALLERY', 'PROFILE'] as const;
export type PhotoType = (typeof PHOTO_TYPES)[number];
