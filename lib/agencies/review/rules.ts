import { AGENCY_LIFE } from '@/lib/core/states/agency';
import { mayAct } from '@/lib/core/states/lifecycle';

/** Moves of the administrator between the states of an agency. */
const MOVES = ['approve', 'review', 'suspend', 'reactivate'] as const;
export type AgencyMove = (typeof MOVES)[number];

export const canMove = (stateId: number, move: AgencyMove): boolean =>
  mayAct(AGENCY_LIFE, stateId, `agency.${move}`);

/** Moves that are possible in a state. */
export const movesFrom = (stateId: number): AgencyMove[] => MOVES.filter((move) => canMove(stateId, move));
