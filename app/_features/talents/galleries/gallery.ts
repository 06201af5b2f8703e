import type { PhotoType } from '@/db/values/photo-types';

/** The tabs of photos, in the order of the specification (part 1, section 2.10). A portrait is in neither. */
export const GALLERIES = ['GALLERY', 'IBOOK'] as const satisfies readonly PhotoType[];
export type Gallery = (typeof GALLERIES)[number];
