import type { AccountType } from '@/db/values/bank-accounts';
import { readBrebKey } from '@/lib/core/breb-key';

/** The last characters of an account or key that may be shown; of an address those before its at sign. */
export const lastDigits = (account: string): string => account.replace(/^(.+?)@.*$/, '$1').slice(-4);

type Typed = { readonly typeAccount: AccountType; readonly account: string };

/** A number of digits, or a key of Bre-B where that is what it is. */
export const accountFits = ({ typeAccount, account }: Typed): boolean =>
  typeAccount === 'LLAVE' ? readBrebKey(account) !== null : /^\d{4,20}$/.test(account);

/** An account that fits, as it is kept: a key as Bre-B knows it. */
export const readAccount = ({ typeAccount, account }: Typed): string =>
  (typeAccount === 'LLAVE' && readBrebKey(account)?.key) || account;
