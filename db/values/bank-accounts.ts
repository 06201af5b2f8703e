/** Kinds of a bank account. A wallet such as Nequi counts as savings. */
export const ACCOUNT_TYPES = ['AHORROS', 'CORRIENTE'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];
