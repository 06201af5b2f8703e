import type { RidePlatform, RideState } from '@/db/values/rides';
import type { Point } from '@/lib/core/geography';
import { parsePercent, roundHalfUp } from '@/lib/core/money';
import { CONVOCATED } from '@/lib/core/states';
import { IN_COURSE } from '@/lib/core/states/ride';

/** As people read them. */
export const PLATFORM_NAMES: Readonly<Record<RidePlatform, string>> = {
  local: 'Simulador',
  cabify: 'Cabify',
  uber: 'Uber',
};

/** States in which a ride is over; it never leaves them. */
export const isOver = (state: RideState): boolean => !(IN_COURSE as readonly RideState[]).includes(state);

const isInCar = (state: RideState): boolean => state === 'PICK_UP' || state === 'DROP_OFF';

/** Until the person is in the car the ride can be cancelled; afterwards only the driver ends it. */
export const mayCancelRide = (state: RideState): boolean => !isOver(state) && !isInCar(state);

/** States in which a person who asked for a car is left without one, and did not want that. */
export const leavesWithoutCar = (state: RideState): boolean =>
  state === 'NOT_FOUND' || state === 'DRIVER_CANCEL' || state === 'NO_SHOW' || state === 'FAILED';

/** Rides are of people who are confirmed at the event. */
export const takesRides = (place: { readonly stateId: number } | null): boolean =>
  place?.stateId === CONVOCATED.CONFIRMED;

const EARTH_METRES = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two points, along the sphere. */
export function metresBetween(one: Point, other: Point): number {
  const [dLat, dLng] = [radians(other.lat - one.lat), radians(other.lng - one.lng)];
  const half =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(half)));
}

const SAME_STOP_METRES = 150;

type Trip = { readonly phone: string; readonly origin: Point; readonly destination: Point };

/**
 * Whether a journey that the provider knows is the one that was asked for: the same person between the same stops. Of who
 * has no telephone nobody can say so.
 */
export const isSameTrip = (asked: Trip, known: Trip): boolean =>
  asked.phone !== '' &&
  known.phone.replaceAll(/\D/g, '').endsWith(asked.phone) &&
  metresBetween(asked.origin, known.origin) <= SAME_STOP_METRES &&
  metresBetween(asked.destination, known.destination) <= SAME_STOP_METRES;

/** Percents as decimal texts. */
export type RidePercents = { readonly fee: string; readonly platformGain: string; readonly iva: string };

/** All in minor units of the fare's currency. */
export type RideCost = {
  readonly fare: number;
  readonly fee: number;
  readonly platformGain: number;
  /** On both fees; the carriage of passengers itself is excluded (Estatuto Tributario, artículo 476). */
  readonly iva: number;
  readonly total: number;
};

/** What a ride costs its event: the fare, the provider's fee for companies, Elenco's, and IVA on these two. */
export function costOfRide(
  fare: number,
  { fee: feePercent, platformGain: gainPercent, iva }: RidePercents,
): RideCost {
  const fee = roundHalfUp(fare, parsePercent(feePercent));
  const platformGain = roundHalfUp(fare, parsePercent(gainPercent));
  const tax = roundHalfUp(fee + platformGain, parsePercent(iva));
  return { fare, fee, platformGain, iva: tax, total: fare + fee + platformGain + tax };
}

/** Cabify and others count in minor units of ISO 4217, where the peso has two decimals; Elenco counts whole pesos. */
export const fromIsoUnits = (amount: number, decimals: number): number =>
  Math.round(amount * 10 ** (decimals - 2));
