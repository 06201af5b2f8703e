/** Taxes that a payer withholds. */
export const WITHHELD_TAXES = ['INCOME', 'IVA', 'ICA'] as const;
export type WithheldTax = (typeof WITHHELD_TAXES)[number];
