import { AGENCY } from '@/lib/core/states';

/** Moves of the administrator between the states of an agency. */
export type AgencyMove = 'approve' | 'review' | 'suspend' | 'reactivate';

const { INACTIVE, REGISTERED, ACTIVE, IN_REVIEW, SUSPENDED } = AGENCY;

/** States from which each move leads, and the one it leads to (product decisions, "State catalogue"). */
export const AGENCY_MOVES: Readonly<Record<AgencyMove, { readonly from: readonly number[]; to: number }>> = {
  approve: { from: [REGISTERED, IN_REVIEW], to: ACTIVE },
  review: { from: [REGISTERED, ACTIVE], to: IN_REVIEW },
  suspend: { from: [REGISTERED, ACTIVE, IN_REVIEW], to: SUSPENDED },
  reactivate: { from: [INACTIVE, SUSPENDED], to: ACTIVE },
};

const MOVES = Object.keys(AGENCY_MOVES) as AgencyMove[];

export const canMove = (stateId: number, move: AgencyMove): boolean =>
  AGENCY_MOVES[move].from.includes(stateId);

/** Moves that are possible in a state. */
export const movesFrom = (stateId: number): AgencyMove[] => MOVES.filter((move) => canMove(stateId, move));
