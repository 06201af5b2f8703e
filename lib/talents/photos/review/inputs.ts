import * as z from 'zod/mini';
import { PHOTO } from '@/lib/core/states';
import { PHOTO_VERDICTS } from '../rules';

const MOST = 100;

/** How many photos a reviewer takes at once. */
export const takePhotosInput = z.object({
  limit: z.optional(
    z.int('validation.number').check(z.gte(1, 'validation.number'), z.lte(50, 'validation.number')),
  ),
});
export type TakePhotosInput = z.input<typeof takePhotosInput>;

/**
 * One verdict on some photos. `seen` is the state in which the reviewer saw them, pending unless said: whoever changes
 * what was decided says so.
 */
export const decidePhotosInput = z
  .object({
    ids: z
      .array(z.uuid('errors.photo.notFound'))
      .check(z.minLength(1, 'validation.required'), z.maxLength(MOST, 'validation.tooMany')),
    verdict: z.enum(PHOTO_VERDICTS, 'validation.option'),
    reasonId: z.optional(z.int('validation.option')),
    seen: z.optional(
      z.union(
        [z.literal(PHOTO.PENDING), z.literal(PHOTO.APPROVED), z.literal(PHOTO.REJECTED)],
        'validation.state',
      ),
    ),
  })
  .check(
    z.refine((given) => given.verdict === 'APPROVE' || given.reasonId !== undefined, {
      error: 'validation.required',
      path: ['reasonId'],
    }),
  );
export type DecidePhotosInput = z.input<typeof decidePhotosInput>;

export const photoIdInput = z.object({ id: z.uuid('errors.photo.notFound') });
export type PhotoIdInput = z.input<typeof photoIdInput>;

export const movePhotoInput = z.object({
  id: z.uuid('errors.photo.notFound'),
  type: z.enum(['IBOOK', 'GALLERY'], 'validation.option'),
});
export type MovePhotoInput = z.input<typeof movePhotoInput>;
