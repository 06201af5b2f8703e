import type { Tone } from '@/app/_ui/data/soft-badge';
import type { Age } from '@/db/values/client-payments';

/** How a debt of each age looks. */
export const AGE_TONES: Readonly<Record<Age, Tone>> = {
  CURRENT: 'green',
  TO_30: 'yellow',
  TO_60: 'violet',
  TO_90: 'red',
  OVER_90: 'red',
};
