import * as z from 'zod/mini';
import { clearable, text } from '@/lib/core/inputs';

/** What is rated, from 1 to 5 each. */
export const ASPECTS = ['punctuality', 'presence', 'work'] as const;
export type Aspect = (typeof ASPECTS)[number];

const stars = z.int('validation.rating').check(z.gte(1, 'validation.rating'), z.lte(5, 'validation.rating'));

export const ratingFields = z.object({
  punctuality: stars,
  presence: stars,
  work: stars,
  note: clearable(text(1000)),
});
export type RatingFields = z.input<typeof ratingFields>;

export const rateTalentInput = z.extend(ratingFields, { convocatedId: z.uuid('errors.convocated.notFound') });
export type RateTalentInput = z.input<typeof rateTalentInput>;

export const removeRatingInput = z.object({ convocatedId: z.uuid('errors.convocated.notFound') });
