import * as z from 'zod/mini';
import { requiredLine, requiredText } from '@/lib/core/inputs';
import { readIdentity } from '@/lib/core/readers/identity-number';
import { accountFields } from '@/lib/talents/own/bank-account/inputs';

/** What may change of an account; its bank, kind and number may not. */
export const payerFields = {
  /** As the bank knows it. */
  holder: requiredLine(120),
  /** NIT with its check digit, or a cédula. */
  taxId: requiredLine(20).check(
    z.check<string>(({ value, issues }) => {
      const read = readIdentity('NIT', value);
      if (read && 'value' in read) return;
      // Of a NIT whose last digit is wrong, the reader says the right one.
      const isDigit = typeof read?.problem === 'object';
      const message = `validation.payerAccount.${isDigit ? 'checkDigit' : 'taxId'}`;
      issues.push({ code: 'custom', input: value, message });
    }),
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
