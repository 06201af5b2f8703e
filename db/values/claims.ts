/** How a claim stands: sent by the talent, approved or returned by the agency, paid. */
export const CLAIM_STATES = ['SENT', 'APPROVED', 'RETURNED', 'PAID'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];
