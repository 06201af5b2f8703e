import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metresBetween } from '../rules';
import { driveAt, fareOfRoute, tripSeconds } from './rules';

const origin = { lat: 4, lng: -74 };
/** 11,119 m of straight line, 14,455 m of street. */
const destination = { lat: 4.1, lng: -74 };
const route = { origin, destination };
const trip = 2224;
const coming = 265;

test.each([
  ['the least to the same place', { origin, destination: origin }, 60, 7500],
  ['by its streets', route, trip, 32_700],
  ['by all its stops', { ...route, via: [destination, origin] }, 3 * trip, 87_600],
])('a drive lasts and costs %s', (_, way, seconds, fare) => {
  expect(Math.abs(tripSeconds(way) - seconds)).toBeLessThanOrEqual(2);
  expect(fareOfRoute(way)).toBe(fare);
});

describe('a ride by the clock', () => {
  test.each([
    [-600, 'HIRE', 865],
    [0, 'HIRE', 265],
    [24, 'HIRE', 241],
    [25, 'HIRED', 240],
    [264, 'HIRED', 1],
    [coming, 'ARRIVED', 0],
    [coming + 59, 'ARRIVED', 0],
    [coming + 60, 'PICK_UP', tripSeconds(route)],
    [coming + 59 + tripSeconds(route), 'PICK_UP', 1],
    [coming + 60 + tripSeconds(route), 'DROP_OFF', 0],
    [coming + 79 + tripSeconds(route), 'DROP_OFF', 0],
    [coming + 80 + tripSeconds(route), 'TERMINATED', 0],
    [999_999, 'TERMINATED', 0],
  ])('after %i s is %s, with %i s to go', (elapsed, state, etaSeconds) => {
    expect(driveAt(route, elapsed)).toMatchObject({ state, etaSeconds });
  });

  test('begins some streets away, comes, and drives along the streets', () => {
    const carAt = (elapsed: number) => driveAt(route, elapsed).car;
    expect(carAt(0)).toBeNull();
    expect(carAt(25)).toEqual({ lat: 4.008, lng: -74.006 });
    expect(carAt(coming)).toEqual(origin);
    expect(carAt(coming + 60 + tripSeconds(route) / 2)?.lat).toBeCloseTo(4.05, 6);
    expect(carAt(coming + 60 + tripSeconds(route))).toEqual(destination);
  });

  test('first goes north, then east, and by each stop', () => {
    const corner = { origin, destination: { lat: 4.1, lng: -73.9 } };
    const half = coming + 60 + tripSeconds(corner) / 2;
    expect(driveAt(corner, half).car).toMatchObject({
      lat: expect.closeTo(4.1, 6),
      lng: expect.closeTo(-74, 6),
    });
    const later = coming + 60 + (tripSeconds(corner) * 3) / 4;
    expect(driveAt(corner, later).car).toMatchObject({ lat: 4.1, lng: expect.closeTo(-73.95, 6) });
    const back = { origin, via: [destination], destination: origin };
    expect(driveAt(back, coming + 60 + tripSeconds(back) / 2).car?.lat).toBeCloseTo(4.1, 3);
  });

  test('never leaps: within a second the car is within its next 40 m', () => {
    fc.assert(
      fc.property(fc.integer({ min: 25, max: coming + 58 + trip }), (elapsed) => {
        const [one, other] = [driveAt(route, elapsed).car, driveAt(route, elapsed + 1).car];
        expect(one && other && metresBetween(one, other)).toBeLessThan(40);
      }),
    );
  });
});
