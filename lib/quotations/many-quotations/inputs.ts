import * as z from 'zod/mini';
import { idsOfMany } from '@/lib/core/inputs';
import { MOST_AT_ONCE } from '@/lib/core/parts-of';
import { rejectQuotationInput, sendQuotationInput } from '../inputs';

export const quotationsInput = z.object({ ids: idsOfMany('errors.quotation.notFound') });
export type QuotationsInput = z.input<typeof quotationsInput>;

/** Each with the figures that the person saw. */
export const sendQuotationsInput = z.object({
  quotations: z
    .array(sendQuotationInput)
    .check(z.minLength(1, 'validation.required'), z.maxLength(MOST_AT_ONCE, 'validation.tooMany')),
});
export type SendQuotationsInput = z.input<typeof sendQuotationsInput>;

/** Of voided ones the reason reaches their clients. */
export const quotationsWithReasonInput = z.extend(quotationsInput, {
  reason: rejectQuotationInput.shape.reason,
});
export type QuotationsWithReasonInput = z.input<typeof quotationsWithReasonInput>;
