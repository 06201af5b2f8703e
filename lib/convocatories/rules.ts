import { APPLICATION, CONVOCATED, CONVOCATORY } from '@/lib/core/states';

/** A talent shown to the client: not discarded, and the talent has neither refused nor withdrawn. */
export const isShownToClient = (convocated: { stateId: number; applicationStateId: number }): boolean =>
  convocated.stateId !== CONVOCATED.DISCARDED &&
  convocated.applicationStateId !== APPLICATION.REJECTED &&
  convocated.applicationStateId !== APPLICATION.WITHDRAWN;

export type Reply = 'YES' | 'NO' | 'MAYBE';

/** Returns the state of an application after the talent's answer. A refusal after a yes is a withdrawal. */
export function applicationAfter(reply: Reply, before: number): number {
  if (reply === 'YES') return APPLICATION.ACCEPTED;
  if (reply === 'MAYBE') return APPLICATION.PENDING;
  return before === APPLICATION.ACCEPTED ? APPLICATION.WITHDRAWN : APPLICATION.REJECTED;
}

/** Talents may answer while the call is open and its deadline has not passed. */
export const takesAnswers = (
  convocatory: { stateId: number; deadline: Date | null; endDate: Date },
  now: Date,
): boolean =>
  convocatory.stateId === CONVOCATORY.OPEN && (convocatory.deadline ?? convocatory.endDate) >= now;

/**
 * The agency's word that a talent said yes by other ways may be kept while the talent has answered nothing itself, has
 * not said that it never said so, and can still be asked.
 */
export function whyNotRecordOutside(place: {
  stateId: number;
  applicationStateId: number;
  disownedAt: Date | null;
}): string | null {
  if (place.disownedAt) return 'errors.convocated.disowned';
  return place.applicationStateId === APPLICATION.PENDING && place.stateId !== CONVOCATED.DISCARDED
    ? null
    : 'errors.convocated.answered';
}

type Span = { readonly startDate: Date; readonly endDate: Date };

/** Which ends of a stretch of time lie outside another, as the names of their fields; none when it lies within. */
export const endsOutside = (inner: Span, outer: Span): ('startDate' | 'endDate')[] =>
  (['startDate', 'endDate'] as const).filter(
    (end) => inner[end] < outer.startDate || inner[end] > outer.endDate,
  );

/**
 * Returns the message key for why the agency cannot give a called talent a state; null when it can. A confirmation
 * needs the talent's own yes and no known booking elsewhere; the database decides on bookings.
 */
export function whyNotDecide(
  place: { applicationStateId: number; signedAt: Date | null; bookedElsewhere?: boolean },
  stateId: number,
): string | null {
  if (place.signedAt && stateId !== CONVOCATED.CONFIRMED) return 'errors.convocated.signed';
  if (stateId !== CONVOCATED.CONFIRMED) return null;
  if (place.applicationStateId === APPLICATION.PENDING) return 'errors.convocated.unanswered';
  if (place.applicationStateId !== APPLICATION.ACCEPTED) return 'errors.convocated.refused';
  return place.bookedElsewhere ? 'errors.convocated.booked' : null;
}

/**
 * True when a talent is told that the agency moved it: into reserve, out of the event, or out of a confirmation. Who has
 * said no itself is told of nothing.
 */
export function isToldOfMove(
  from: { readonly stateId: number; readonly applicationStateId: number },
  to: number,
): boolean {
  const { REJECTED, WITHDRAWN } = APPLICATION;
  if (from.applicationStateId === REJECTED || from.applicationStateId === WITHDRAWN) return false;
  if (to === CONVOCATED.RESERVE || to === CONVOCATED.DISCARDED) return from.stateId !== to;
  return to === CONVOCATED.CALLED && from.stateId === CONVOCATED.CONFIRMED;
}

/** For how long a decision can be taken back as if it had not been taken. */
export const UNDO_MS = 120_000;

/**
 * Returns the message key for why what happened last to a place cannot be undone; null when it can: a decision, soon after
 * it, and never back into a confirmation, which binds the talent.
 */
export function whyNotUndo(
  last: { action: string; at: Date; fromState: string | null; toState: string | null } | null,
  stateId: number,
  now: Date,
): string | null {
  if (last?.action !== 'decide' || last.toState !== String(stateId)) return 'errors.convocated.changedSince';
  if (now.getTime() - last.at.getTime() > UNDO_MS) return 'errors.convocated.undoLate';
  return last.fromState === String(CONVOCATED.CONFIRMED) ? 'errors.convocated.undoBinds' : null;
}
