import { mayAct } from '@/lib/core/states/lifecycle';
import { TALENT_LIFE } from '@/lib/core/states/talent';
import { isMinor } from '../rules';

/** Moves of the administrator between the states of a talent. */
const MOVES = ['approve', 'review', 'suspend', 'reactivate'] as const;
export type TalentMove = (typeof MOVES)[number];

export const canMove = (stateId: number, move: TalentMove): boolean =>
  mayAct(TALENT_LIFE, stateId, `talent.${move}`);

/** Moves that are possible in a state. */
export const movesFrom = (stateId: number): TalentMove[] => MOVES.filter((move) => canMove(stateId, move));

type Candidate = {
  readonly birthdate: string | null;
  readonly guardianConsentedAt: Date | null;
  readonly hasMainProfile: boolean;
};

/** The message key for what a talent lacks to become active on a day, `YYYY-MM-DD`; null for nothing. */
export function whyNotActive(talent: Candidate, day: string): string | null {
  if (!talent.birthdate) return 'errors.talent.birthdateMissing';
  if (isMinor(talent.birthdate, day) && !talent.guardianConsentedAt) return 'errors.talent.guardianMissing';
  return talent.hasMainProfile ? null : 'errors.talent.mainProfileMissing';
}
