/** In the order in which an agency makes itself ready. */
export const FIRST_STEPS = ['taxes', 'legal', 'logo', 'account', 'talents', 'quotation'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];
