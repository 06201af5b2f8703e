import type { Tone } from '@/app/_ui/data/soft-badge';
import type { TransmissionState } from '@/db/values/support-documents';

/** How each state of a support document looks. */
export const TRANSMISSION_TONES: Readonly<Record<TransmissionState, Tone>> = {
  PENDING: 'yellow',
  ACCEPTED: 'green',
  REJECTED: 'red',
};
