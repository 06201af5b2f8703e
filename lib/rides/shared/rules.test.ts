import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metresBetween } from '../rules';
import { CAPACITY, NEAR_METRES, shareCars, stopsBetween } from './rules';

const VENUE = { lat: 4.65, lng: -74.06 };
const people = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    lat: fc.double({ min: 4.55, max: 4.8, noNaN: true }),
    lng: fc.double({ min: -74.2, max: -74, noNaN: true }),
  }),
  { selector: ({ id }) => id, maxLength: 40 },
);

test('everybody sits in one car of at most three, near each other, who lives farthest first', () => {
  fc.assert(
    fc.property(people, (all) => {
      const cars = shareCars(all, VENUE);
      expect(
        cars
          .flat()
          .map(({ id }) => id)
          .sort(),
      ).toEqual(all.map(({ id }) => id).sort());
      for (const car of cars) {
        expect(car.length).toBeLessThanOrEqual(CAPACITY);
        for (const one of car) {
          for (const other of car) expect(metresBetween(one, other)).toBeLessThanOrEqual(NEAR_METRES);
        }
        const distances = car.map((one) => metresBetween(one, VENUE));
        expect(distances).toEqual(distances.toSorted((a, b) => b - a));
      }
    }),
  );
});

test('the same people give the same cars in whatever order they come', () => {
  fc.assert(
    fc.property(people, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (all, numbers) => {
      const mixed = all
        .map((one) => ({ one, at: numbers.next().value as number }))
        .sort((a, b) => a.at - b.at)
        .map(({ one }) => one);
      expect(shareCars(mixed, VENUE)).toEqual(shareCars(all, VENUE));
    }),
  );
});

test('a car stops once at a door', () => {
  const door = { lat: 4.7, lng: -74.05 };
  const near = { lat: 4.7005, lng: -74.05 };
  const away = { lat: 4.69, lng: -74.05 };
  expect(stopsBetween(door, [near, away, away], VENUE)).toEqual([away]);
});
