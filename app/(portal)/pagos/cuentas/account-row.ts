import type { NumberedAccountType } from '@/db/values/bank-accounts';

/** An account from which batches are paid, as its page shows it: this much goes to the browser. */
export type AccountRow = {
  readonly id: string;
  readonly bankId: number;
  readonly bank: string;
  readonly type: NumberedAccountType;
  readonly digits: string;
  readonly holder: string;
  /** With its check digit. */
  readonly taxId: string;
  readonly layout: string;
  readonly layoutName: string;
  readonly own: Readonly<Record<string, string>>;
  readonly isDefault: boolean;
  readonly revision: number;
};
