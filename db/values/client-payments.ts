/** What a movement of a client's account is. The last two take from what was settled, the others add to it. */
export const PAYMENT_KINDS = [
  'PAYMENT',
  'WITHHELD',
  'CREDIT_NOTE',
  'CREDIT_IN',
  'REFUND',
  'CREDIT_OUT',
] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** Kinds that people type; a credit is moved from one event to another by a write of its own. */
export const TYPED_KINDS = ['PAYMENT', 'WITHHELD', 'CREDIT_NOTE', 'REFUND'] as const;
export type TypedKind = (typeof TYPED_KINDS)[number];

export const PAYMENT_METHODS = ['TRANSFER', 'CASH', 'CARD', 'CHECK', 'OTHER'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** REPORTED: the client handed in a proof, which waits for the agency's decision. Only what is RECEIVED counts. */
export const PAYMENT_STATES = ['REPORTED', 'RECEIVED', 'REFUSED', 'UNDONE'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Days past its due date by which a debt is told apart. */
export const AGES = ['CURRENT', 'TO_30', 'TO_60', 'TO_90', 'OVER_90'] as const;
export type Age = (typeof AGES)[number];
