import type { ClaimState } from '@/db/values/claims';

/**
 * What may happen to a claim that was sent: `from` the states in which it may, `to` the state after. Nothing else
 * changes `claims.status`.
 */
export const CLAIM_MOVES = {
  approve: { from: ['SENT'], to: 'APPROVED' },
  return: { from: ['SENT'], to: 'RETURNED' },
  /** The platform's, of what it would pay: back to the agency, or to the talent. */
  sendBack: { from: ['APPROVED'], to: 'SENT' },
  returnApproved: { from: ['APPROVED'], to: 'RETURNED' },
  /** The talent's, by a new version of the same claim. */
  correct: { from: ['RETURNED'], to: 'SENT' },
  /** Takes an approval or a return back. */
  reopen: { from: ['APPROVED', 'RETURNED'], to: 'SENT' },
  /** By the payment that reaches its net; one that does not leaves it APPROVED. */
  pay: { from: ['APPROVED'], to: 'PAID' },
  /** Takes back what was paid of it, with a reason. */
  unpay: { from: ['PAID', 'APPROVED'], to: 'APPROVED' },
} as const satisfies Record<string, { readonly from: readonly ClaimState[]; readonly to: ClaimState }>;
export type ClaimMove = keyof typeof CLAIM_MOVES;

export const mayMove = (state: ClaimState, move: ClaimMove): boolean =>
  (CLAIM_MOVES[move].from as readonly ClaimState[]).includes(state);

/** Currency of the amount above which an agency wants two approvals. */
export const FOUR_EYES_CURRENCY = 'COP';

type Amount = { readonly price: number; readonly currencyCode: string };

/**
 * True when two people must approve a claim, or a batch of payments: above the payer's amount, in pesos, or in another
 * currency. False when no amount is set.
 */
export const needsTwoPeople = ({ price, currencyCode }: Amount, over: number | null): boolean =>
  over !== null && (currencyCode !== FOUR_EYES_CURRENCY || price > over);

/** The lower one, where either is set: raising the amount meanwhile lets nobody finish alone. */
export const lowest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

type Approved = { readonly firstApprovedBy: string | null; readonly approvedBy: string | null };

/** True when an agency whose approvers do not pay lets somebody pay a claim. */
export const mayPay = (claim: Approved, payerApart: boolean, userId: string): boolean =>
  !payerApart || (claim.approvedBy !== userId && claim.firstApprovedBy !== userId);

/** How many different people a claim passes at most: who approves, a second who does, and one apart who pays. */
export const reviewersNeeded = (payerApart: boolean, isApprovedTwice: boolean): number =>
  1 + Number(isApprovedTwice) + Number(payerApart);

/** Reasons for which a claim is returned, as the screen offers them. Keys of `claims.reasons`. */
export const RETURN_REASONS = ['price', 'activities', 'account', 'early', 'repeated', 'statement'] as const;
