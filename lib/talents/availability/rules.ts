/** Ranges that one talent may block at a time, those that are over aside. */
export const MOST_RANGES = 100;

/** The last day, `YYYY-MM-DD`, that may be blocked on a day: events are not planned further ahead. */
export const lastDayToBlock = (today: string): string => `${Number(today.slice(0, 4)) + 3}-12-31`;
