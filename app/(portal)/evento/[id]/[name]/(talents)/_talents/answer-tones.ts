import type { Tone } from '@/app/_ui/data/soft-badge';
import type { Answer } from '@/lib/convocatories/event-talents/rules';

/** The colours of what talents answered. */
export const ANSWER_TONES: Readonly<Record<Answer, Tone>> = {
  YES: 'green',
  MAYBE: 'yellow',
  NONE: 'gray',
  NO: 'red',
  WITHDRAWN: 'red',
};
