import { describe, expect, test } from 'vitest';
import type { RideState } from '@/db/values/rides';
import { leadsTo } from '@/lib/core/states/lifecycle';
import { RIDE_LIFE } from '@/lib/core/states/ride';
import {
  costOfRide,
  fromIsoUnits,
  isOver,
  isSameTrip,
  leavesWithoutCar,
  mayCancelRide,
  metresBetween,
  takesRides,
} from './rules';

const COURSE = ['ORDERING', 'HIRE', 'HIRED', 'ARRIVED', 'PICK_UP', 'DROP_OFF'] as const;
const ENDS = ['TERMINATED', 'RIDER_CANCEL', 'DRIVER_CANCEL', 'NOT_FOUND', 'NO_SHOW', 'FAILED'] as const;

/** Who sits in the car was found, and came. */
const ENDS_IN_CAR = ENDS.filter((end) => end !== 'NOT_FOUND' && end !== 'NO_SHOW');
const inCar = (state: RideState) => state === 'PICK_UP' || state === 'DROP_OFF';

describe('the course of a ride', () => {
  const followers: Readonly<Record<(typeof COURSE)[number], readonly RideState[]>> = {
    ORDERING: ['HIRE', 'HIRED', 'ARRIVED', 'PICK_UP', 'DROP_OFF'],
    HIRE: ['HIRED', 'ARRIVED', 'PICK_UP', 'DROP_OFF'],
    HIRED: ['HIRE', 'ARRIVED', 'PICK_UP', 'DROP_OFF'],
    ARRIVED: ['HIRE', 'PICK_UP', 'DROP_OFF'],
    PICK_UP: ['DROP_OFF'],
    DROP_OFF: [],
  };
  test.each(COURSE)(
    '%s is followed by what comes after it, and another driver before the person is in',
    (from) => {
      expect(COURSE.filter((to) => leadsTo(RIDE_LIFE, from, to))).toEqual(followers[from]);
      expect(ENDS.filter((to) => leadsTo(RIDE_LIFE, from, to))).toEqual(inCar(from) ? ENDS_IN_CAR : ENDS);
      expect(isOver(from)).toBe(false);
    },
  );

  test.each(ENDS)('%s is the end', (from) => {
    expect([...COURSE, ...ENDS].filter((to) => leadsTo(RIDE_LIFE, from, to))).toEqual([]);
    expect([isOver(from), mayCancelRide(from)]).toEqual([true, false]);
  });

  test('it is cancelled until the person is in the car', () => {
    expect(COURSE.filter(mayCancelRide)).toEqual(['ORDERING', 'HIRE', 'HIRED', 'ARRIVED']);
  });

  test('without a car is left who did not cancel', () => {
    const left = [...COURSE, ...ENDS].filter(leavesWithoutCar);
    expect(left).toEqual(['DRIVER_CANCEL', 'NOT_FOUND', 'NO_SHOW', 'FAILED']);
  });
});

test('rides are of who is confirmed', () => {
  expect([1811, 1812, 1813, 1815].filter((stateId) => takesRides({ stateId }))).toEqual([1813]);
  expect(takesRides(null)).toBe(false);
});

test.each([
  ['the same place', [4.6, -74.1], [4.6, -74.1], 0],
  ['a degree to the north', [0, 0], [1, 0], 111_195],
  ['a degree to the east at the equator', [0, 0], [0, 1], 111_195],
  ['a degree to the east at 60° is half of it', [60, 0], [60, 1], 55_597],
  ['the other side of the earth', [0, 0], [0, 180], 20_015_087],
  ['Bogotá and Medellín', [4.711, -74.0721], [6.2442, -75.5812], 238_445],
] as const)('metres to %s', (_, [lat, lng], [toLat, toLng], metres) => {
  const [one, other] = [
    { lat, lng },
    { lat: toLat, lng: toLng },
  ];
  expect(Math.abs(metresBetween(one, other) - metres)).toBeLessThan(1 + metres / 1000);
  expect(metresBetween(other, one)).toBeCloseTo(metresBetween(one, other), 6);
});

describe('a journey that a provider knows is the one asked for', () => {
  const asked = { phone: '3001234567', origin: { lat: 4, lng: -74 }, destination: { lat: 5, lng: -74 } };
  /** 0.0013° of latitude are 145 m, 0.0014° are 156 m. */
  const moved = (lat: number) => ({ lat, lng: -74 });
  test.each([
    ['with another way of writing the telephone', { phone: '+57 300 123-4567' }, true],
    ['of another telephone', { phone: '+57 300 123 4568' }, false],
    ['of who has none', { phone: '' }, false],
    ['from 145 m away', { origin: moved(4.0013) }, true],
    ['from 156 m away', { origin: moved(4.0014) }, false],
    ['to 145 m away', { destination: moved(5.0013) }, true],
    ['to 156 m away', { destination: moved(5.0014) }, false],
  ] as const)('%s: %s', (_, other, same) => {
    expect(isSameTrip(asked, { ...asked, ...other })).toBe(same);
  });

  test.each(['', '+57 300 123 4567'])(
    'not where it was asked for without a telephone (theirs: "%s")',
    (phone) => {
      expect(isSameTrip({ ...asked, phone: '' }, { ...asked, phone })).toBe(false);
    },
  );
});

test.each([
  [20_000, '10', '5', '19', { fee: 2000, platformGain: 1000, iva: 570, total: 23_570 }],
  [20_000, '0', '0', '19', { fee: 0, platformGain: 0, iva: 0, total: 20_000 }],
  [15, '10', '0', '0', { fee: 2, platformGain: 0, iva: 0, total: 17 }],
  [0, '10', '5', '19', { fee: 0, platformGain: 0, iva: 0, total: 0 }],
])('a fare of %i with fees of %s and %s percent, and IVA on these', (fare, fee, platformGain, iva, cost) => {
  expect(costOfRide(fare, { fee, platformGain, iva })).toEqual({ fare, ...cost });
});

test.each([
  [1_550_000, 0, 15_500],
  [1_550_049, 0, 15_500],
  [1_550_050, 0, 15_501],
  [1250, 2, 1250],
])('%i hundredths are, with %i decimals, %i', (amount, decimals, units) => {
  expect(fromIsoUnits(amount, decimals)).toBe(units);
});
