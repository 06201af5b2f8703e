/** The digits of an account that may be shown. */
export const lastDigits = (account: string): string => account.slice(-4);
