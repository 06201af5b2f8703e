import type { ClaimState } from '@/db/values/claims';

/** The claim that the administrator acts on. */
export type PlatformActedClaim = {
  readonly id: string;
  /** The talent's number. */
  readonly code: number;
  readonly name: string;
  readonly status: ClaimState;
  readonly date: string;
  readonly currency: string;
  /** Of its net, and what is still to be paid. */
  readonly paid: number;
  readonly left: number;
  /** The batch in which it is, in which it is paid or not at all. */
  readonly batchId: string | null;
};
