import * as z from 'zod/mini';
import { requiredLine, requiredText } from '@/lib/core/inputs';
import { expectedCheckDigit, readNit } from '@/lib/core/nit';
import { accountFields } from '@/lib/talents/own/bank-account/inputs';

/** What may change of an account; its bank, kind and number may not. */
export const payerFields = {
  /** As the bank knows it. */
  holder: requiredLine(120),
  /** NIT with its check digit, or a cédula. */
  taxId: requiredLine(20).check(
    z.refine((typed) => readNit(typed) !== null, 'validation.payerAccount.taxId'),
    z.refine((typed) => expectedCheckDigit(typed) === null, 'validation.payerAccount.checkDigit'),
  ),
  /** Key of a layout. */
  layout: requiredText(40),
  /** What this bank wants otherwise in that layout, by the keys of its own fields; empty for the usual. */
  own: z.optional(z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(40)))),
};

export const addPayerAccountInput = z.object({ ...accountFields('validation.required'), ...payerFields });
export type AddPayerAccountInput = z.input<typeof addPayerAccountInput>;

export const changePayerAccountInput = z.object({ id: z.uuid(), ...payerFields });
export type ChangePayerAccountInput = z.input<typeof changePayerAccountInput>;

export const payerAccountIdInput = z.object({ id: z.uuid() });

/** From which account a batch is paid; null for none. */
export const setBatchAccountInput = z.object({ id: z.uuid(), accountId: z.nullable(z.uuid()) });
export type SetBatchAccountInput = z.input<typeof setBatchAccountInput>;
