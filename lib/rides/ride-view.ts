import type { Point } from '@/lib/core/geography';
import { currentTime } from '@/lib/platform/clock';
import { providerOf } from './providers/provider-of';
import type { Ride } from './queries';
import { isOver, mayCancelRide } from './rules';

/** A ride as its page tells it; nothing else of the row leaves the server. */
export type RideView = {
  readonly id: string;
  readonly state: Ride['state'];
  readonly provider: string;
  readonly failure: string | null;
  readonly origin: string;
  readonly destination: string;
  readonly from: Point;
  readonly to: Point;
  readonly driver: { readonly name: string; readonly phone: string | null } | null;
  readonly vehicle: { readonly plate?: string; readonly name?: string; readonly color?: string } | null;
  readonly car: Point | null;
  /** Whole minutes until the car comes, or gets there; 0 for less than one, null where nobody knows. */
  readonly minutes: number | null;
  readonly isOver: boolean;
  readonly mayCancel: boolean;
  readonly cancelAsked: boolean;
  readonly cancelRefused: boolean;
  /** Whether its agency may watch it. */
  readonly isShared: boolean;
};

/** What a page tells of a ride, as of now. */
export function viewOf(ride: Ride): RideView {
  const since = ride.lookedAt ? currentTime().getTime() - ride.lookedAt.getTime() : 0;
  const left = ride.eta === null ? null : Math.max(0, ride.eta - since / 1000);
  const over = isOver(ride.state);
  return {
    id: ride.id,
    state: ride.state,
    provider: providerOf(ride.platform)?.name ?? '',
    failure: ride.failure,
    origin: ride.originAddress,
    destination: ride.destinationAddress,
    from: { lat: ride.originLat, lng: ride.originLng },
    to: { lat: ride.destinationLat, lng: ride.destinationLng },
    driver: ride.driverName ? { name: ride.driverName, phone: ride.driverPhone } : null,
    vehicle: ride.vehicle,
    car: ride.carLat === null || ride.carLng === null ? null : { lat: ride.carLat, lng: ride.carLng },
    minutes: left === null ? null : Math.round(left / 60),
    isOver: over,
    mayCancel: mayCancelRide(ride.state) && ride.cancelAskedAt === null,
    cancelAsked: ride.cancelAskedAt !== null && !over,
    cancelRefused: ride.cancelRefused !== null && !over,
    isShared: ride.sharedSince !== null && !over,
  };
}
