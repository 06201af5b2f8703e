import { ratio, roundHalfUp } from '@/lib/core/money';

export const ADVANCE_STATES = ['ASKED', 'PROVEN', 'REFUSED', 'RECEIVED'] as const;
export type AdvanceState = (typeof ADVANCE_STATES)[number];

type Advance = {
  readonly validAdvance: boolean;
  readonly advanceAskedAt: Date | null;
  readonly advanceRefusal: string | null;
  readonly advanceFileId: string | null;
  readonly urlAdvance: string | null;
};

/** Where the advance of an event is; null for an event without one. `advanceIn` says the same in SQL. */
export function advanceState(event: Advance): AdvanceState | null {
  if (event.validAdvance) return 'RECEIVED';
  if (event.advanceAskedAt === null) return null;
  if (event.advanceRefusal !== null) return 'REFUSED';
  return event.advanceFileId !== null || event.urlAdvance !== null ? 'PROVEN' : 'ASKED';
}

/** A whole, in hundredths of a percent. */
export const WHOLE = 10_000;

/** Part of a total in minor units, by hundredths of a percent: to the nearest unit, halves up. */
export const advanceOf = (total: number, percent: number): number =>
  roundHalfUp(total, ratio(percent, WHOLE));

/** Whether the client is late: days are `YYYY-MM-DD`, and the last day is still in time. */
export const isOverdue = (state: AdvanceState | null, dueOn: string | null, today: string): boolean =>
  (state === 'ASKED' || state === 'REFUSED') && dueOn !== null && dueOn < today;

/** Hundredths of a percent as people read them: 5000 → '50', 3333 → '33,33'. */
export const percentText = (percent: number): string => String(percent / 100).replace('.', ',');
