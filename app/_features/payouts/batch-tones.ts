import type { Tone } from '@/app/_ui/data/soft-badge';
import type { BatchItemState, BatchState } from '@/db/values/payouts';

/** How each state of a batch looks. */
export const BATCH_TONES: Readonly<Record<BatchState, Tone>> = {
  DRAFT: 'gray',
  SUBMITTED: 'yellow',
  APPROVED: 'violet',
  EXPORTED: 'blue',
  CLOSED: 'green',
  CANCELLED: 'red',
};

/** How each state of what a batch pays looks. */
export const ITEM_TONES: Readonly<Record<BatchItemState, Tone>> = {
  OPEN: 'yellow',
  PAID: 'green',
  REJECTED: 'red',
  REVERSED: 'red',
  RELEASED: 'gray',
};
