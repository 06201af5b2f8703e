import type { Point } from '@/lib/core/geography';
import { metresBetween } from '../rules';

/** Who fits into a car. */
export const CAPACITY = 3;
/** As far as people who share one live from each other. */
export const NEAR_METRES = 2_500;

type Located = Point & { readonly id: string };

/**
 * Divides people into cars: whoever lives farthest from the venue with the nearest of those who live near everybody in
 * the car already. Each stands in one car, in the order in which the way from the farthest to the venue meets them. The same people
 * give the same cars, in whatever order they come.
 */
export function shareCars<P extends Located>(
  people: readonly P[],
  venue: Point,
  { capacity = CAPACITY, metres = NEAR_METRES } = {},
): P[][] {
  const toVenue = (one: P) => metresBetween(one, venue);
  const left = people.toSorted((a, b) => toVenue(b) - toVenue(a) || (a.id < b.id ? -1 : 1));
  const cars: P[][] = [];
  while (left.length > 0) {
    const car = left.splice(0, 1);
    while (car.length < capacity) {
      const next = nearest(left, car, metres);
      if (next === -1) break;
      car.push(...left.splice(next, 1));
    }
    cars.push(car.toSorted((a, b) => toVenue(b) - toVenue(a) || (a.id < b.id ? -1 : 1)));
  }
  return cars;
}

/** Which of those left lives nearest to the first of a car and near all of it; -1 for none. */
function nearest<P extends Located>(left: readonly P[], car: readonly P[], metres: number): number {
  let [found, least] = [-1, Infinity];
  const [first] = car;
  if (!first) return found;
  left.forEach((one, index) => {
    const distance = metresBetween(one, first);
    if (distance >= least || car.some((other) => metresBetween(one, other) > metres)) return;
    [found, least] = [index, distance];
  });
  return found;
}

/** So near is the same door. */
const SAME_DOOR_METRES = 150;

/** The stops between the first and the last, without those at the door of another. */
export function stopsBetween<S extends Point>(origin: S, others: readonly S[], destination: S): S[] {
  const stops: S[] = [];
  for (const stop of others) {
    const isNew = [origin, ...stops, destination].every((one) => metresBetween(one, stop) > SAME_DOOR_METRES);
    if (isNew) stops.push(stop);
  }
  return stops;
}
