import type { Tone } from '@/app/_ui/data/soft-badge';
import type { ClaimState } from '@/db/values/claims';

/** How each state of a claim looks. */
export const CLAIM_TONES: Readonly<Record<ClaimState, Tone>> = {
  SENT: 'blue',
  APPROVED: 'violet',
  RETURNED: 'red',
  PAID: 'green',
};
