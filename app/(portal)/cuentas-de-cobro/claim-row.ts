import type { ClaimState } from '@/db/values/claims';

/** A claim as the inbox shows one: this much goes to the browser. */
export type ClaimRow = {
  readonly id: string;
  /** Of the talent's series. */
  readonly number: number;
  /** The agency's own. */
  readonly reference: string;
  readonly name: string;
  readonly eventName: string;
  readonly sent: string;
  readonly price: number;
  readonly currency: string;
  /** The contract's fee where the price is another; else null. */
  readonly agreed: number | null;
  readonly differenceReason: string | null;
  readonly status: ClaimState;
  readonly corrected: boolean;
  readonly approvedOnce: boolean;
  readonly cancelled: boolean;
  readonly platformPays: boolean;
  /** In a batch that is not closed. */
  readonly inBatch: boolean;
  /** Its talent can be asked for the statement of art. 383. */
  readonly lacksStatement: boolean;
  /** Approved while a row of the tax table lacked. */
  readonly countedAsZero: boolean;
};
