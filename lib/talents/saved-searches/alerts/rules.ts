import type { AlertFrequency } from '@/db/values/search-alerts';

const HOUR_MS = 3_600_000;
/** Somewhat less than a day and a week, so that a run that was late delays no later one. */
const EVERY_MS: Readonly<Record<AlertFrequency, number>> = { DAILY: 20 * HOUR_MS, WEEKLY: 164 * HOUR_MS };

/** Alerts of a frequency that last ran at this instant or before are due. */
export const dueSince = (frequency: AlertFrequency, now: Date): Date =>
  new Date(now.getTime() - EVERY_MS[frequency]);

/**
 * A change is dated when its transaction begins and seen when that ends. What changed so long before a look is looked at
 * again by the next one.
 */
export const LONGEST_CHANGE_MS = 5 * 60_000;

/** The most that one message tells of; the others wait for the next. */
export const MOST_TOLD = 100;
/** Those whom a message names. */
export const MOST_NAMED = 12;
