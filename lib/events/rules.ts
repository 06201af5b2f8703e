import { CLOSED_EVENT_STATES, EVENT } from '@/lib/core/states';
import { EVENT_LIFE } from '@/lib/core/states/event';
import { leadsTo, startsTo } from '@/lib/core/states/lifecycle';
import { quotationCode } from '@/lib/quotations/rules';

/** States from which an event may still be worked on. */
export const OPEN_EVENT_STATES: readonly number[] = startsTo(EVENT_LIFE, EVENT.CANCELLED);

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

/** Code of an event as people read it: its quotation's, or 'EVE-0012' of one without a quotation. */
export function eventCode({ code, quotationId }: CodedEvent): string | null {
  const ofQuotation = quotationCode(code);
  return quotationId === null && ofQuotation ? ofQuotation.replace('COT-', 'EVE-') : ofQuotation;
}
type CodedEvent = { readonly code: number | null; readonly quotationId: string | null };

type OfQuotation = {
  readonly quotationId?: string | null | undefined;
  readonly clientId?: string | null | undefined;
  readonly totalEvent?: number | undefined;
  readonly totalDays?: number | undefined;
};

/**
 * Why an event cannot get these: its quotation gives client and totals, and events get no quotation but by its
 * acceptance. What is so already is no change. Null when it can.
 */
export function fixedByQuotation(event: OfQuotation, wanted: OfQuotation): string | null {
  const differs = (key: keyof OfQuotation) => wanted[key] !== undefined && wanted[key] !== event[key];
  if (differs('quotationId')) return 'errors.event.quotationFixed';
  if (!event.quotationId) return null;
  if (differs('clientId')) return 'errors.event.clientFixed';
  return differs('totalEvent') || differs('totalDays') ? 'errors.event.totalFixed' : null;
}

/** By hand an open event begins calling, is confirmed with whom it has, and calls again; to be cancelled it needs a reason. */
export const movesByHand = (from: number): readonly number[] =>
  [EVENT.CALLING, EVENT.CONFIRMED].filter((to) => leadsTo(EVENT_LIFE, from, to));

/** Why people cannot move an event from one state to another by hand; null when they can, or it is there. */
export function whyNotByHand(from: number, to: number): string | null {
  if (from === to || movesByHand(from).includes(to)) return null;
  if (isClosed(from)) return 'errors.event.closed';
  if (to === EVENT.CANCELLED) return 'errors.event.cancelWithReason';
  if (to === EVENT.FINISHED || to === EVENT.EXPIRED) return 'errors.event.closesByTime';
  return 'errors.event.notThatState';
}

const SOON_MS = 24 * 60 * 60_000;

/** True when an event begins within a day, or has begun: who comes is told at any hour. */
export const beginsSoon = ({ startDate }: { readonly startDate: Date }, now: Date): boolean =>
  startDate.getTime() - now.getTime() < SOON_MS;
