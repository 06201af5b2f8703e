import type { RideDirection, RideState } from '@/db/values/rides';
import type { Point } from '@/lib/core/geography';
import { EVENT } from '@/lib/core/states';
import { isOver, metresBetween } from '../rules';

const AT_VENUE_METRES = 400;

/** Which way a ride goes whose one end is the venue; null for any other, and where nobody knows where the venue is. */
export function directionOf(venue: Point | null, origin: Point, destination: Point): RideDirection | null {
  if (!venue) return null;
  const isThere = (point: Point) => metresBetween(point, venue) <= AT_VENUE_METRES;
  if (isThere(origin) === isThere(destination)) return null;
  return isThere(destination) ? 'TO_VENUE' : 'HOME';
}

/** People go home after an event is over. */
const HOMEWARD_MS = 12 * 60 * 60_000;

/** Whether an agency orders rides of an event: until half a day after its end. */
export const takesAgencyRides = (
  { stateId, endDate }: { readonly stateId: number; readonly endDate: Date },
  now: Date,
): boolean => stateId !== EVENT.CANCELLED && now.getTime() <= endDate.getTime() + HOMEWARD_MS;

type Priced = {
  readonly state: RideState;
  readonly estimate: number | null;
  readonly total: number | null;
};

/** The fare that a ride stands for: what it came to, else what it was said to cost; 0 for one that carried nobody. */
export function fareOf({ state, estimate, total }: Priced): number {
  if (total !== null) return total;
  return !isOver(state) || state === 'TERMINATED' ? (estimate ?? 0) : 0;
}

/** Whether a ride counts as one: it goes on, it carried somebody, or it cost something all the same. */
export const counts = (ride: Priced): boolean =>
  !isOver(ride.state) || ride.state === 'TERMINATED' || (ride.total ?? 0) > 0;

/** Two rides of one way so near in time are the same wish. */
const SAME_WISH_MS = 6 * 60 * 60_000;
/** A ride that was ordered for so soon is the one in course. */
const SOON_MS = 60 * 60_000;

type Wish = {
  readonly direction: RideDirection | null;
  /** Null for now. */
  readonly scheduledFor: Date | null;
};

/** Whether a ride that is not over already is what somebody wishes for, so that no second one is ordered. */
export function isWished(open: Wish, wish: Wish, now: Date): boolean {
  if (!wish.scheduledFor) {
    return !open.scheduledFor || open.scheduledFor.getTime() - now.getTime() <= SOON_MS;
  }
  if (open.direction !== wish.direction) return false;
  const at = open.scheduledFor ?? now;
  return Math.abs(at.getTime() - wish.scheduledFor.getTime()) < SAME_WISH_MS;
}
