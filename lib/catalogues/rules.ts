/** The support contact; its description is the phone (product decisions, "Constants"). */
export const SUPPORT_CONSTANT = 14;

/** The constants that the specification fetches: 70 to 79 and the support contact. */
export const CONSTANT_IDS: readonly number[] = [
  SUPPORT_CONSTANT,
  ...Array.from({ length: 10 }, (_, index) => 70 + index),
];
