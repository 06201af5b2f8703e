import type { PayoutPart } from '@/db/values/third-party';
import type { Collected } from '../receivables/rules';

/** What was paid out of a collected sum: to talents by their claims, and to the agency by part. */
export type PaidOut = { readonly talents: number } & Readonly<Record<Lowercase<PayoutPart>, number>>;

/** What the platform still holds, in minor units, and for whom. */
export type Held = {
  /** Below zero where more was paid than has arrived for them. */
  readonly talents: number;
  readonly expenses: number;
  readonly agency: number;
  /** All that was collected less all that was paid out. */
  readonly total: number;
  /** By how much what was paid goes beyond what arrived for whom it was paid; 0 in order. */
  readonly overpaid: number;
};

/** Keeps what was collected apart to the unit: each part less what was paid of it; nothing moves between the parts. */
export function heldOf(split: Collected, paid: PaidOut): Held {
  const talents = split.talents - paid.talents;
  const expenses = split.expenses - paid.expenses;
  const agency = split.agency - paid.agency;
  const over = (left: number) => Math.max(0, -left);
  return {
    talents,
    expenses,
    agency,
    total: talents + expenses + agency + split.platform + split.excess,
    overpaid: over(talents) + over(expenses) + over(agency),
  };
}

/** The most that may be paid of a part now. */
export const payableOf = (held: Held, part: PayoutPart): number =>
  Math.max(0, part === 'AGENCY' ? held.agency : held.expenses);

export const COLLECTED_VIEWS = ['REPORTED', 'HELD'] as const;
/** Proofs that wait, and money that is held for somebody. */
export type CollectedView = (typeof COLLECTED_VIEWS)[number];

export type CollectedFilter = {
  readonly view?: CollectedView;
  /** Words of the agency, the client or the event with its code, or the client's telephone, NIT or mail. */
  readonly search?: string;
};
