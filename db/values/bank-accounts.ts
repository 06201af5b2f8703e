/** Accounts that have a number. A wallet such as Nequi counts as savings. */
export const NUMBERED_ACCOUNT_TYPES = ['AHORROS', 'CORRIENTE'] as const;
export type NumberedAccountType = (typeof NUMBERED_ACCOUNT_TYPES)[number];
/** How a talent is paid at its bank: into an account, or by a key of Bre-B. */
export const ACCOUNT_TYPES = [...NUMBERED_ACCOUNT_TYPES, 'LLAVE'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];
