import type { ClaimState } from '@/db/values/claims';
import type { ReviewedClaim } from '@/lib/claims/review/queries';
import { claimReference, differsFromContract } from '@/lib/claims/rules';
import { formatShortDate } from '@/lib/core/dates';
import { EVENT } from '@/lib/core/states';

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

export const toClaimRow = (claim: ReviewedClaim): ClaimRow => ({
  id: claim.id,
  number: claim.number,
  reference: claimReference(claim.code),
  name: claim.name,
  eventName: claim.eventName,
  sent: formatShortDate(claim.sentAt, claim.timeZone),
  price: claim.price,
  currency: claim.currencyCode,
  agreed: differsFromContract(claim.price, claim.contractFee) ? claim.contractFee : null,
  differenceReason: claim.differenceReason,
  status: claim.status,
  corrected: claim.version > 1,
  approvedOnce: claim.status === 'SENT' && claim.firstApprovedBy !== null,
  cancelled: claim.eventStateId === EVENT.CANCELLED,
  platformPays: claim.thirdParty,
  inBatch: claim.payoutBatchId !== null,
  lacksStatement: claim.lacksStatement,
  countedAsZero: claim.countedAsZero,
});
