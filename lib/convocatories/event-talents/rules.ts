import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { type Reply, whyNotDecide } from '../rules';

/** How the called talents of an event stand, in the order in which they ask for somebody's attention. */
export const GROUPS = ['decide', 'confirmed', 'reserve', 'waiting', 'refused', 'discarded'] as const;
export type Group = (typeof GROUPS)[number];

/** The funnel of a call: how far its talents have come, each stage within the one before. */
export const STAGES = ['called', 'seen', 'accepted', 'confirmed', 'signed'] as const;
export type Stage = (typeof STAGES)[number];

type Standing = { readonly stateId: number; readonly applicationStateId: number };

/** Where a place stands: the agency's decision first, then the talent's answer. */
export function groupOf({ stateId, applicationStateId }: Standing): Group {
  if (stateId === CONVOCATED.DISCARDED) return 'discarded';
  if (applicationStateId === APPLICATION.REJECTED || applicationStateId === APPLICATION.WITHDRAWN) {
    return 'refused';
  }
  if (stateId === CONVOCATED.CONFIRMED) return 'confirmed';
  if (stateId === CONVOCATED.RESERVE) return 'reserve';
  return applicationStateId === APPLICATION.ACCEPTED ? 'decide' : 'waiting';
}

/** The groups as columns, in the order in which a talent goes through them. */
export const BOARD = [
  'waiting',
  'decide',
  'confirmed',
  'reserve',
  'refused',
  'discarded',
] as const satisfies Group[];

/** The decision by which a talent comes to a group; null for the group to which only its own no leads. */
const DECISIONS: Readonly<Record<Group, number | null>> = {
  waiting: CONVOCATED.CALLED,
  decide: CONVOCATED.CALLED,
  confirmed: CONVOCATED.CONFIRMED,
  reserve: CONVOCATED.RESERVE,
  refused: null,
  discarded: CONVOCATED.DISCARDED,
};

type Moved = Standing & { readonly signedAt: Date | null; readonly bookedElsewhere?: boolean };

/**
 * What moving a talent to another group of the board comes to: the state that it gets, or the message key of why it
 * stays. Between "no answer" and "said yes" decides the talent alone.
 */
export function moveTo(place: Moved, group: Group): { readonly stateId: number } | { readonly why: string } {
  const stateId = DECISIONS[group];
  if (stateId === null) return { why: 'errors.convocated.ownNo' };
  const why = whyNotDecide(place, stateId);
  if (why) return { why };
  if (groupOf({ ...place, stateId }) === group) return { stateId };
  return { why: OWN_ANSWERS[place.applicationStateId] ?? 'errors.convocated.refused' };
}

/** What a talent's own answer keeps it from, by its state. */
const OWN_ANSWERS: Readonly<Record<number, string>> = {
  [APPLICATION.ACCEPTED]: 'errors.convocated.saidYes',
  [APPLICATION.PENDING]: 'errors.convocated.unanswered',
};

export type Answer = Reply | 'WITHDRAWN' | 'NONE';

/** What the talent answered. */
export function answerOf(place: {
  readonly applicationStateId: number;
  readonly reply: Reply | null;
}): Answer {
  if (place.applicationStateId === APPLICATION.WITHDRAWN) return 'WITHDRAWN';
  if (place.applicationStateId === APPLICATION.REJECTED) return 'NO';
  if (place.applicationStateId === APPLICATION.ACCEPTED) return 'YES';
  return place.reply === 'MAYBE' ? 'MAYBE' : 'NONE';
}
