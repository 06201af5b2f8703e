import { TALENT } from '@/lib/core/states';
import { isMinor } from '../rules';

/** Moves of the administrator between the states of a talent. */
export type TalentMove = 'approve' | 'review' | 'suspend' | 'reactivate';

const { REGISTERED, IN_REVIEW, ACTIVE, SUSPENDED } = TALENT;

/** States from which each move leads, and the one it leads to (product decisions, "State catalogue"). */
export const TALENT_MOVES: Readonly<Record<TalentMove, { readonly from: readonly number[]; to: number }>> = {
  approve: { from: [REGISTERED, IN_REVIEW], to: ACTIVE },
  review: { from: [REGISTERED, ACTIVE], to: IN_REVIEW },
  suspend: { from: [REGISTERED, IN_REVIEW, ACTIVE], to: SUSPENDED },
  reactivate: { from: [SUSPENDED], to: ACTIVE },
};

const MOVES = Object.keys(TALENT_MOVES) as TalentMove[];

export const canMove = (stateId: number, move: TalentMove): boolean =>
  TALENT_MOVES[move].from.includes(stateId);

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
