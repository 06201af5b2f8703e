import { isShownToClient, whyNotDecide } from '@/lib/convocatories/rules';
import { CONVOCATED } from '@/lib/core/states';
import type { BoardTalent } from '../board';

/** A called talent that was chosen, with what decides what can be done to it. */
export type ChosenTalent = Pick<
  BoardTalent,
  'convocatedId' | 'name' | 'stateId' | 'applicationStateId' | 'signedAt' | 'bookedElsewhere' | 'waits'
>;

/** What can be done to several called talents at once, in the order of the bar. */
export const ACTS = ['confirm', 'reserve', 'discard', 'remind', 'show'] as const;
export type Act = (typeof ACTS)[number];

/** The state that a decision gives. */
export const STATES = {
  confirm: CONVOCATED.CONFIRMED,
  reserve: CONVOCATED.RESERVE,
  discard: CONVOCATED.DISCARDED,
} as const;

/** The key of the text why an act does not reach a talent; null when it does. */
export function whyNot(act: Act, talent: ChosenTalent): string | null {
  if (act === 'remind') return talent.waits ? null : 'errors.convocated.answered';
  if (act === 'show') return isShownToClient(talent) ? null : 'events.talents.many.gone';
  if (talent.stateId === STATES[act]) return 'events.talents.many.same';
  const { applicationStateId, signedAt = null, bookedElsewhere = false } = talent;
  return whyNotDecide({ applicationStateId, signedAt, bookedElsewhere }, STATES[act]);
}
