/** Who pays a claim: the agency that owes it, or the platform for what it collects (`tercero`). */
export const PAYER_KINDS = ['AGENCY', 'PLATFORM'] as const;
export type PayerKind = (typeof PAYER_KINDS)[number];

/** How a payment of a claim stands. Only what is PAID counts; the other two have a reason. */
export const CLAIM_PAYMENT_STATES = ['PAID', 'REJECTED', 'REVERSED'] as const;
export type ClaimPaymentState = (typeof CLAIM_PAYMENT_STATES)[number];

export const BATCH_STATES = ['DRAFT', 'SUBMITTED', 'APPROVED', 'EXPORTED', 'CLOSED', 'CANCELLED'] as const;
export type BatchState = (typeof BATCH_STATES)[number];

/**
 * OPEN until its money is paid or rejected by the bank; REVERSED when it had been marked as paid wrongly; RELEASED when
 * its batch was cancelled.
 */
export const BATCH_ITEM_STATES = ['OPEN', 'PAID', 'REJECTED', 'REVERSED', 'RELEASED'] as const;
export type BatchItemState = (typeof BATCH_ITEM_STATES)[number];

/** How money reaches an account at a bank: by its number, by a mobile number, or not from Colombia. */
export const BANK_KINDS = ['BANK', 'WALLET', 'FOREIGN'] as const;
export type BankKind = (typeof BANK_KINDS)[number];
