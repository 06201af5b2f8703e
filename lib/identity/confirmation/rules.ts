/** For so long nobody is asked again (product decisions, "Acts that ask again"). */
export const FRESH_MS = 10 * 60_000;

export const isFresh = (confirmedAt: Date, now: Date): boolean =>
  now.getTime() - confirmedAt.getTime() < FRESH_MS;

/** How somebody says again who it is. A second factor is one more. */
export const CONFIRMATION_WAYS = ['PASSWORD', 'CODE'] as const;
export type ConfirmationWay = (typeof CONFIRMATION_WAYS)[number];
