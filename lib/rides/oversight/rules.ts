import type { RideState } from '@/db/values/rides';

/** How rides are looked through; null stands for all that are in course. */
export const RIDE_GROUPS = {
  inCourse: null,
  unconfirmed: ['ORDERING'],
  failed: ['FAILED', 'NOT_FOUND', 'DRIVER_CANCEL', 'NO_SHOW'],
  cancelled: ['RIDER_CANCEL'],
  done: ['TERMINATED'],
} as const satisfies Readonly<Record<string, readonly RideState[] | null>>;
export type RideGroup = keyof typeof RIDE_GROUPS;

type Sent = {
  readonly endedAt: Date | null;
  readonly journeyId: string | null;
  readonly attemptedAt: Date | null;
};

/** Whether its provider may know more of a ride: it is in course, or was sent and never named. */
export const isSearchable = ({ endedAt, journeyId, attemptedAt }: Sent): boolean =>
  endedAt === null || (journeyId === null && attemptedAt !== null);

/** What looking for a ride at its provider came to. */
export const SEARCH_OUTCOMES = [
  /** The provider told how it goes. */
  'TOLD',
  /** It was found there, and is followed from now on. */
  'FOUND',
  /** It was found there though nobody waits for it, and cancelled. */
  'CANCELLED',
  /** The provider has no such ride. */
  'ABSENT',
  /** The provider lists nothing, or has not said yet. */
  'UNKNOWN',
  /** It was given up. */
  'ENDED',
  'NO_ANSWER',
] as const;
export type SearchOutcome = (typeof SEARCH_OUTCOMES)[number];

/** 'YYYY-MM'. */
export const isMonth = (text: string): boolean => /^20\d{2}-(0[1-9]|1[0-2])$/.test(text);
