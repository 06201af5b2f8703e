import type { ClaimState } from '@/db/values/claims';

/** A claim as its buttons and dialogs need it. */
export type ActedClaim = {
  readonly id: string;
  readonly code: number;
  readonly name: string;
  readonly status: ClaimState;
  /** `YYYY-MM-DD`, before which nobody pays it. */
  readonly date: string;
  /** What was paid of it, and what is still to be paid, in minor units. */
  readonly paid: number;
  readonly left: number;
  readonly currency: string;
  /** Until it leaves its batch it is neither reviewed again nor paid by hand. */
  readonly inBatch: boolean;
};
