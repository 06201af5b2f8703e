import * as z from 'zod/mini';
import { ACCOUNT_TYPES, type AccountType } from '@/db/values/bank-accounts';
import { LONGEST_KEY } from '@/lib/core/breb-key';
import { requiredLine, text } from '@/lib/core/inputs';
import { sentAs } from '@/lib/core/wire-types';
import { accountFits } from './rules';

/** Fields of an account as a claim and a talent's own place ask for them; `missing` for one that is left out. */
export const accountFields = (missing: string) => ({
  bankId: z.int(missing),
  account: requiredLine(LONGEST_KEY, missing),
  typeAccount: sentAs('AccountType', z.enum(ACCOUNT_TYPES, missing)),
});

type Typed = { readonly typeAccount: AccountType; readonly account: string };

/** Of an object with these fields: an account is of digits, a key one of Bre-B. Told beside what else is wrong. */
const fits = (type: AccountType) =>
  z.refine<Typed>((typed) => typed.typeAccount !== type || !typed.account || accountFits(typed), {
    path: ['account'],
    error: type === 'LLAVE' ? 'validation.brebKey' : 'validation.accountDigits',
    when: () => true,
  });
export const ACCOUNT_FITS = [fits('AHORROS'), fits('CORRIENTE'), fits('LLAVE')] as const;

export const keepBankAccountInput = z
  .object({
    ...accountFields('validation.required'),
    holder: requiredLine(120),
    /** With which its claims begin. */
    activities: z.nullish(text(2000)),
  })
  .check(...ACCOUNT_FITS);
export type KeepBankAccountInput = z.input<typeof keepBankAccountInput>;
