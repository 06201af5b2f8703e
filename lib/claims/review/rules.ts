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
