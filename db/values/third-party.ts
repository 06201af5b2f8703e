/** Parts of what the platform collects that it pays to the agency; talents are paid by their claims. */
export const PAYOUT_PARTS = ['AGENCY', 'EXPENSES'] as const;
export type PayoutPart = (typeof PAYOUT_PARTS)[number];

export const PAYOUT_STATES = ['PAID', 'UNDONE'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];
