import * as z from 'zod/mini';
import { idsOfMany, requiredText } from '@/lib/core/inputs';

export const returnClaimInput = z.object({
  id: z.uuid(),
  /** What the talent must correct, in words that it reads. */
  reason: requiredText(500, 'validation.required'),
});
export type ReturnClaimInput = z.input<typeof returnClaimInput>;

export const claimsInput = z.object({ ids: idsOfMany('errors.claim.notFound') });
export type ClaimsInput = z.input<typeof claimsInput>;

export const returnClaimsInput = z.extend(claimsInput, { reason: returnClaimInput.shape.reason });
export type ReturnClaimsInput = z.input<typeof returnClaimsInput>;
