import { linksExpireAt } from '@/lib/core/calendar';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';

/** A talent's place in an event, and for how long it was said yes to. */
export type Engagement = {
  readonly stateId: number;
  readonly applicationStateId: number;
  readonly eventEnd: Date;
  /** The last moment to which the talent said yes; null where nobody kept it. */
  readonly acceptedUntil: Date | null;
  readonly timeZone: string;
};

/**
 * True while a place lets its agency see the talent's contact data: from the talent's own yes until 30 days after the
 * event, even if the agency moves the event away afterwards (product decisions, "Who may see and bind a person"). False
 * for a talent that the agency discarded.
 */
export function opensContact(place: Engagement, now: Date): boolean {
  if (place.applicationStateId !== APPLICATION.ACCEPTED || place.stateId === CONVOCATED.DISCARDED)
    return false;
  const { eventEnd, acceptedUntil, timeZone } = place;
  const end = acceptedUntil && acceptedUntil < eventEnd ? acceptedUntil : eventEnd;
  return now <= linksExpireAt(end, timeZone);
}
