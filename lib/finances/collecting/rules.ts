/**
 * Days after its due date on which a debt is reminded of where the agency has said nothing: three days ahead, the day
 * after, and then each week. A client hears of one debt four times at the most.
 */
export const USUAL_REMINDER_DAYS = [-3, 1, 8, 15] as const;

/** How far from its due date a debt is reminded of, and how often at the most. */
export const EARLIEST_REMINDER = -60;
export const LATEST_REMINDER = 180;
export const MOST_REMINDERS = 8;

/** A turn that was missed is made up for while it is younger than so many days: new days start no flood of old debts. */
export const MADE_UP_DAYS = 7;

/** Days as they are kept: each once, ascending. */
export const orderedDays = (days: readonly number[]): number[] => [...new Set(days)].sort((a, b) => a - b);
