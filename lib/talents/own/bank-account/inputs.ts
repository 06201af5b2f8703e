import * as z from 'zod/mini';
import { ACCOUNT_TYPES } from '@/db/values/bank-accounts';
import { requiredLine, text } from '@/lib/core/inputs';

/** Fields of an account as a claim and a talent's own place ask for them; `missing` for one that is left out. */
export const accountFields = (missing: string) => ({
  bankId: z.int(missing),
  account: requiredLine(40, missing).check(z.regex(/^\d{4,20}$/, 'validation.accountDigits')),
  typeAccount: z.enum(ACCOUNT_TYPES, missing),
});

export const keepBankAccountInput = z.object({
  ...accountFields('validation.required'),
  holder: requiredLine(120),
  /** With which its claims begin. */
  activities: z.nullish(text(2000)),
});
export type KeepBankAccountInput = z.input<typeof keepBankAccountInput>;
