import { CLOSED_EVENT_STATES, EVENT } from '@/lib/core/states';

const TRANSITIONS: Readonly<Record<number, readonly number[]>> = {
  [EVENT.CREATED]: [EVENT.CALLING, EVENT.CONFIRMED, EVENT.FINISHED, EVENT.CANCELLED, EVENT.EXPIRED],
  [EVENT.CALLING]: [EVENT.CONFIRMED, EVENT.FINISHED, EVENT.CANCELLED, EVENT.EXPIRED],
  [EVENT.CONFIRMED]: [EVENT.CALLING, EVENT.FINISHED, EVENT.CANCELLED, EVENT.EXPIRED],
};

export const mayMoveEvent = (from: number, to: number): boolean => TRANSITIONS[from]?.includes(to) ?? false;

/** States from which an event may still be worked on. */
export const OPEN_EVENT_STATES: readonly number[] = [EVENT.CREATED, EVENT.CALLING, EVENT.CONFIRMED];

/**
 * The state an event is read in: one whose end has passed is finished (36) when it has confirmed
 * talents and expired (38) when not, whether or not the job has written it yet (product decisions).
 */
export function stateAt(event: { stateId: number; endDate: Date }, confirmed: number, now: Date): number {
  if (CLOSED_EVENT_STATES.includes(event.stateId) || event.endDate >= now) return event.stateId;
  return confirmed > 0 ? EVENT.FINISHED : EVENT.EXPIRED;
}

/** Showcase, contract and ride pages are closed in states 36, 37 and 38. */
export const isClosed = (stateId: number): boolean => CLOSED_EVENT_STATES.includes(stateId);

/**
 * A claim is written after the work, so a finished event (36) still takes it until its link ends;
 * a cancelled or expired one does not.
 */
export const takesClaims = (stateId: number): boolean =>
  stateId !== EVENT.CANCELLED && stateId !== EVENT.EXPIRED;

/** Groups of events: each is in one of them. */
export type EventWhen = 'upcoming' | 'past' | 'cancelled';

/** Returns the group of an event from its present state. */
export function whenOf(stateId: number): EventWhen {
  if (stateId === EVENT.CANCELLED) return 'cancelled';
  return isClosed(stateId) ? 'past' : 'upcoming';
}
