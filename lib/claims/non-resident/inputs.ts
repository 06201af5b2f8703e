import * as z from 'zod/mini';
import { percentage, text } from '@/lib/core/inputs';

/** How a claim of who resides abroad is withheld from, as its reviewer says. */
export const treatNonResidentInput = z.object({
  id: z.uuid('errors.claim.notFound'),
  /** It performs in a public show of the performing arts (Ley 1493 de 2011, art. 5). */
  isShow: z.boolean('validation.required'),
  /** Percent by a treaty; empty for none. */
  treatyRate: z.nullish(
    text(6).check(percentage(), z.regex(/^(\d{1,2}(\.\d{1,2})?)?$/, 'validation.percentage')),
  ),
});
export type TreatNonResidentInput = z.input<typeof treatNonResidentInput>;
