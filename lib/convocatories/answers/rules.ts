import { APPLICATION, CONVOCATED, CONVOCATORY, EVENT } from '@/lib/core/states';
import { isClosed, stateAt } from '@/lib/events/rules';
import { takesAnswers } from '../rules';

/**
 * What a called talent can still do: answer (OPEN), only read (CLOSED), or nothing because the event or its place is
 * gone.
 */
export type CallStatus = 'OPEN' | 'CLOSED' | 'CANCELLED' | 'GONE';

type Call = {
  readonly stateId: number;
  readonly convocatoryState: number;
  readonly deadline: Date | null;
  readonly endDate: Date;
  readonly eventState: number;
  readonly eventEnd: Date;
};

/** The status of a call at a moment; null is a call that no longer exists. */
export function callStatus(call: Call | null, now: Date): CallStatus {
  if (!call || call.stateId === CONVOCATED.DISCARDED) return 'GONE';
  if (call.eventState === EVENT.CANCELLED || call.convocatoryState === CONVOCATORY.CANCELLED) {
    return 'CANCELLED';
  }
  const { convocatoryState: stateId, deadline, endDate, eventState, eventEnd } = call;
  if (isClosed(stateAt({ stateId: eventState, endDate: eventEnd }, 0, now))) return 'CLOSED';
  return takesAnswers({ stateId, deadline, endDate }, now) ? 'OPEN' : 'CLOSED';
}

/** For how long a talent takes back by itself that it leaves a confirmed place. */
export const RETAKE_MINUTES = 10;

/** True when a talent said a moment ago that it leaves its place. */
export const mayRetake = (
  { applicationStateId, repliedAt }: { readonly applicationStateId: number; readonly repliedAt: Date | null },
  now: Date,
): boolean =>
  applicationStateId === APPLICATION.WITHDRAWN &&
  repliedAt !== null &&
  now.getTime() - repliedAt.getTime() < RETAKE_MINUTES * 60_000;
