import type { AccountType } from '@/db/values/bank-accounts';
import type { BankKind } from '@/db/values/payouts';
import { readBrebKey } from '@/lib/core/breb-key';

type Account = {
  readonly kind: BankKind;
  readonly code: string | null;
  readonly accountType: AccountType;
  readonly number: string;
};

/** Why money cannot be sent to an account, as a key of `payouts.problems`; null when it can. */
export function accountProblem({
  kind,
  code,
  accountType,
  number,
}: Account): 'foreign' | 'key' | 'mobile' | 'digits' | null {
  if (kind === 'FOREIGN' || code === null) return 'foreign';
  if (accountType === 'LLAVE') return readBrebKey(number) ? null : 'key';
  if (kind === 'WALLET') return /^3\d{9}$/.test(number) ? null : 'mobile';
  return /^\d{6,17}$/.test(number) ? null : 'digits';
}
