import type { BankKind } from '@/db/values/payouts';

type Account = { readonly kind: BankKind; readonly code: string | null; readonly number: string };

/** Why money cannot be sent to an account by a bank's file, as a key of `payouts.problems`; null when it can. */
export function accountProblem({ kind, code, number }: Account): 'foreign' | 'mobile' | 'digits' | null {
  if (kind === 'FOREIGN' || code === null) return 'foreign';
  if (kind === 'WALLET') return /^3\d{9}$/.test(number) ? null : 'mobile';
  return /^\d{6,17}$/.test(number) ? null : 'digits';
}
