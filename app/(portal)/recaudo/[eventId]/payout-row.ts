import type { PayoutPart, PayoutState } from '@/db/values/third-party';

/** What the platform paid to the agency once, as the desk shows it: this much goes to the browser. */
export type PayoutRow = {
  readonly id: string;
  readonly part: PayoutPart;
  readonly state: PayoutState;
  readonly amount: number;
  readonly paidOn: string;
  readonly detail: string;
  readonly proofFileId: string | null;
};
