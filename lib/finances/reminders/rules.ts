/**
 * Days after its due date on which a debt is reminded of: three days ahead, the day after, and then each week. A client
 * hears of one debt four times at the most.
 */
export const REMINDER_DAYS = [-3, 1, 8, 15] as const;
