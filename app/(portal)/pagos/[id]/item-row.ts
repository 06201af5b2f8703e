import type { AccountType } from '@/db/values/bank-accounts';
import type { BatchItemState } from '@/db/values/payouts';

/** What a batch pays of a claim, as its page shows it: this much goes to the browser. */
export type ItemRow = {
  readonly id: string;
  readonly claimId: string;
  /** Where its claim is. */
  readonly href: string;
  /** Of the claim, in its talent's series. */
  readonly number: number;
  readonly name: string;
  /** As the batch's file writes it, where its end does not fit; null where all of it does. */
  readonly nameInFile: string | null;
  readonly eventName: string;
  readonly bank: string;
  readonly accountType: AccountType;
  readonly digits: string;
  /** In minor units. */
  readonly amount: number;
  readonly state: BatchItemState;
  /** Why the bank rejected it, or why it was undone. */
  readonly reason: string | null;
  /** Why a bank's file cannot pay into its account. */
  readonly problem: string | null;
  /** The payment that it came to and stands, and whether its proof is there. */
  readonly paymentId: string | null;
  readonly hasProof: boolean;
  /** Its claim may be put into another batch. */
  readonly isPayable: boolean;
};
