/** Who leaves from this hour on does not leave without transport, unless the agency says another. */
export const LATE_TIME = '22:00';

/** What an agency allows rides of an event, in minor units of the event's currency; null is no limit. */
export type RideRules = {
  readonly budget: number | null;
  readonly lateTime: string;
  /** 0 before any was said. */
  readonly revision: number;
};

export const NO_RULES: RideRules = { budget: null, lateTime: LATE_TIME, revision: 0 };

/**
 * Why a ride is too much for what the agency allows the event, by the key of its text; null when it is not. `amount` is
 * what it comes to, all fees included, null where its provider does not say; `spent` what the event's rides came to.
 */
export function whyTooMuch(budget: number, amount: number | null, spent: number): string | null {
  if (amount === null) return 'ride.limits.unknownFare';
  return spent + amount > budget ? 'ride.limits.budget' : null;
}
