import * as z from 'zod/mini';
import { PHOTO_TYPES } from '@/db/values/photo-types';

/** `talentId` may be left out by a talent who uploads its own. */
export const uploadPhotoInput = z.object({
  talentId: z.optional(z.uuid('errors.talent.notFound')),
  type: z.enum(PHOTO_TYPES, 'validation.option'),
});
export type UploadPhotoInput = z.input<typeof uploadPhotoInput>;

/** Every photo of one category, archived ones aside, in the order in which they are shown. */
export const orderPhotosInput = z.object({
  talentId: z.uuid('errors.talent.notFound'),
  type: z.enum(['IBOOK', 'GALLERY'], 'validation.option'),
  ids: z.array(z.uuid('errors.photo.notFound')).check(z.maxLength(100, 'validation.tooMany')),
});
export type OrderPhotosInput = z.input<typeof orderPhotosInput>;
