import { whyNotDecide } from '@/lib/convocatories/rules';
import type { BoardTalent } from './board';

/** The key of the text why a talent cannot be given a state; null when it can. */
export const obstacleTo = (talent: BoardTalent, stateId: number): string | null =>
  whyNotDecide(
    {
      applicationStateId: talent.applicationStateId,
      signedAt: talent.signedAt ?? null,
      bookedElsewhere: talent.bookedElsewhere ?? false,
    },
    stateId,
  );
