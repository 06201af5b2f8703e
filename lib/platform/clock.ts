import { movedTime, moveTime } from '@/db/moved-time';

/** The time as reads and writes see it: now, or what `at` says. */
export const currentTime = (): Date => new Date(movedTime() ?? Date.now());

/**
 * Does something as if it were then: for tests and for the demo, which tells of a year. Rows are dated by it, the audit
 * trail included; queued jobs keep the real time.
 */
export const at = <T>(then: Date, work: () => T): T => moveTime(then, work);
