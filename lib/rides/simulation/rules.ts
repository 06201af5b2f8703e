import type { RideState } from '@/db/values/rides';
import type { Point } from '@/lib/core/geography';
import { metresBetween } from '../rules';

/** Streets are no straight lines. */
const DETOUR = 1.3;
const METRES_PER_SECOND = 6.5;
const SEARCH_SECONDS = 25;
const COMING_SECONDS = 240;
const WAITING_SECONDS = 60;
const CLOSING_SECONDS = 20;

/** Pesos, about what a city asks for. */
const BASE_FARE = 5_200;
const FARE_PER_KM = 1_900;
const LEAST_FARE = 7_500;

type Route = { readonly origin: Point; readonly destination: Point; readonly via?: readonly Point[] };

export type Drive = {
  readonly state: Exclude<RideState, 'ORDERING' | 'FAILED'>;
  readonly car: Point | null;
  /** Until the car comes, or gets there. */
  readonly etaSeconds: number | null;
};

type Leg = { readonly from: Point; readonly to: Point; readonly metres: number };

function legsOf({ origin, via = [], destination }: Route): Leg[] {
  let from = origin;
  return [...via, destination].map((to) => {
    const leg = { from, to, metres: metresBetween(from, to) * DETOUR };
    from = to;
    return leg;
  });
}

const metresOf = (route: Route): number => legsOf(route).reduce((sum, { metres }) => sum + metres, 0);

export const tripSeconds = (route: Route): number =>
  Math.max(60, Math.round(metresOf(route) / METRES_PER_SECOND));

export const COMING = SEARCH_SECONDS + COMING_SECONDS;

/** In whole pesos, to the next hundred. */
export function fareOfRoute(route: Route): number {
  const kilometres = metresOf(route) / 1000;
  return Math.ceil(Math.max(LEAST_FARE, BASE_FARE + kilometres * FARE_PER_KM) / 100) * 100;
}

/** Where a car begins: some streets from who waits for it. */
const startOf = ({ lat, lng }: Point): Point => ({ lat: lat + 0.008, lng: lng - 0.006 });

/** Along two streets: first north or south, then east or west. */
function along(from: Point, to: Point, part: number): Point {
  const [north, east] = [Math.abs(to.lat - from.lat), Math.abs(to.lng - from.lng)];
  const corner = north + east === 0 ? 0 : north / (north + east);
  if (part >= 1) return to;
  if (part <= corner && corner > 0) {
    return { lat: from.lat + ((to.lat - from.lat) * part) / corner, lng: from.lng };
  }
  return { lat: to.lat, lng: from.lng + ((to.lng - from.lng) * (part - corner)) / (1 - corner) };
}

/** Where a car is that has driven that part of its way, leg after leg. */
function onRoute(route: Route, part: number): Point {
  let left = metresOf(route) * part;
  for (const { from, to, metres } of legsOf(route)) {
    if (left <= metres && metres > 0) return along(from, to, left / metres);
    left -= metres;
  }
  return route.destination;
}

/** How far a journey has come so many seconds after it was ordered: a sum, so that every process tells the same. */
export function driveAt(route: Route, elapsed: number): Drive {
  const { origin, destination } = route;
  const trip = tripSeconds(route);
  let left = elapsed - SEARCH_SECONDS;
  // One that was ordered ahead looks for nobody yet.
  if (left < 0) return { state: 'HIRE', car: null, etaSeconds: COMING - elapsed };
  if (left < COMING_SECONDS) {
    const car = along(startOf(origin), origin, left / COMING_SECONDS);
    return { state: 'HIRED', car, etaSeconds: COMING_SECONDS - left };
  }
  left -= COMING_SECONDS;
  if (left < WAITING_SECONDS) return { state: 'ARRIVED', car: origin, etaSeconds: 0 };
  left -= WAITING_SECONDS;
  if (left < trip) {
    return { state: 'PICK_UP', car: onRoute(route, left / trip), etaSeconds: trip - left };
  }
  left -= trip;
  const state = left < CLOSING_SECONDS ? 'DROP_OFF' : 'TERMINATED';
  return { state, car: destination, etaSeconds: 0 };
}
