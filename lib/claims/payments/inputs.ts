import * as z from 'zod/mini';
import { line, requiredText } from '@/lib/core/inputs';
import { HIGHEST_CEILING } from '@/lib/core/money-limits';

/** An amount in minor units; 0 only where all of a claim was withheld. */
export const paidAmount = z
  .number('validation.required')
  .check(
    z.refine(Number.isSafeInteger, 'validation.amount'),
    z.gte(0, 'validation.amount'),
    z.lte(HIGHEST_CEILING, 'validation.amount'),
  );

/** Day and reference by which the bank names a payment; the reference may be empty. */
export const paymentFields = {
  /** Day of the payment, `YYYY-MM-DD`, in Bogotá. */
  paidOn: z.iso.date('validation.required'),
  reference: line(80),
};

export const payClaimInput = z.object({
  id: z.uuid(),
  ...paymentFields,
  /** Left out, all that is still to be paid. */
  amount: z.optional(z.nullable(paidAmount)),
  /** What whoever pays saw as paid before: another sum refuses, so that one press is one payment. */
  paidBefore: z.optional(z.nullable(paidAmount)),
});
export type PayClaimInput = z.input<typeof payClaimInput>;

export const unpayClaimInput = z.object({ id: z.uuid(), reason: requiredText(500, 'validation.required') });
export type UnpayClaimInput = z.input<typeof unpayClaimInput>;
