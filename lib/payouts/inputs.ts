import * as z from 'zod/mini';
import { paidAmount, paymentFields } from '@/lib/claims/payments/inputs';
import { requiredText } from '@/lib/core/inputs';

/** As many as a bank takes in one file by hand. */
const claimIds = z.array(z.uuid()).check(z.minLength(1, 'validation.required'), z.maxLength(500));

export const createBatchesInput = z.object({ claimIds, byBank: z.boolean() });
export type CreateBatchesInput = z.input<typeof createBatchesInput>;

export const changeItemsInput = z.object({ id: z.uuid(), claimIds });
export type ChangeItemsInput = z.input<typeof changeItemsInput>;

/** Why a batch goes back to draft or is cancelled. */
export const batchReasonInput = z.object({ id: z.uuid(), reason: requiredText(500) });
export type BatchReasonInput = z.input<typeof batchReasonInput>;

export const payBatchInput = z.object({ id: z.uuid(), ...paymentFields });
export type PayBatchInput = z.input<typeof payBatchInput>;

export const payItemInput = z.object({ id: z.uuid(), ...paymentFields, amount: paidAmount });
export type PayItemInput = z.input<typeof payItemInput>;

export const rejectItemInput = z.object({
  id: z.uuid(),
  reason: requiredText(300),
  /** The talent is to give another account; left out, it is. */
  asksAccount: z.optional(z.nullable(z.boolean())),
});
export type RejectItemInput = z.input<typeof rejectItemInput>;

export const setLayoutInput = z.object({ id: z.uuid(), layout: requiredText(40) });
export type SetLayoutInput = z.input<typeof setLayoutInput>;
