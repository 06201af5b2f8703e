import * as z from 'zod/mini';
import { line, requiredText } from '@/lib/core/inputs';

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

export const payClaimInput = z.object({
  id: z.uuid(),
  /** Day of the payment, `YYYY-MM-DD`, in Bogotá. */
  paidOn: z.iso.date('validation.required'),
  /** By which the bank names the payment; may be empty. */
  reference: line(80),
});
export type PayClaimInput = z.input<typeof payClaimInput>;

export const unpayClaimInput = z.object({ id: z.uuid(), reason: requiredText(500, 'validation.required') });
export type UnpayClaimInput = z.input<typeof unpayClaimInput>;
