import * as z from 'zod/mini';
import { requiredText } from '@/lib/core/inputs';

export const returnClaimInput = z.object({
  id: z.uuid(),
  /** What the talent must correct, in words that it reads. */
  reason: requiredText(500, 'validation.required'),
});
export type ReturnClaimInput = z.input<typeof returnClaimInput>;

/** As many as a page of the list has. */
export const approveClaimsInput = z.object({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(100)),
});
