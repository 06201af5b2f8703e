import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import type { Reply } from '../rules';

/** How the called talents of an event stand, in the order in which they ask for somebody's attention. */
export const GROUPS = ['decide', 'confirmed', 'reserve', 'waiting', 'refused', 'discarded'] as const;
export type Group = (typeof GROUPS)[number];

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
