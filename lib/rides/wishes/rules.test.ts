import { expect, test } from 'vitest';
import { counts, directionOf, fareOf, isWished, takesAgencyRides } from './rules';

const HOUR = 3_600_000;
const now = new Date('2026-05-10T12:00:00Z');
const by = (ms: number) => new Date(now.getTime() + ms);

/** 0.0035° of latitude are 389 m, 0.0037° are 411 m. */
const venue = { lat: 4, lng: -74 };
const far = { lat: 5, lng: -74 };
test.each([
  [far, venue, 'TO_VENUE'],
  [venue, far, 'HOME'],
  [far, { lat: 4.0035, lng: -74 }, 'TO_VENUE'],
  [far, { lat: 4.0037, lng: -74 }, null],
  [venue, venue, null],
])('from %o to %o is %s', (origin, destination, direction) => {
  expect(directionOf(venue, origin, destination)).toBe(direction);
  expect(directionOf(null, origin, destination)).toBeNull();
});

test.each([
  [35, 0, true],
  [36, -12 * HOUR, true],
  [36, -12 * HOUR - 1, false],
  [37, HOUR, false],
])('of an event in %i that ends in %i ms rides are ordered: %s', (stateId, ms, takes) => {
  expect(takesAgencyRides({ stateId, endDate: by(ms) }, now)).toBe(takes);
});

test.each([
  ['one in course for what it was said to cost', 'HIRED', 100, null, 100, true],
  ['one that ended for what it came to', 'TERMINATED', 100, 120, 120, true],
  ['one that ended and did not say', 'TERMINATED', 100, null, 100, true],
  ['one of unknown fare for nothing yet', 'HIRE', null, null, 0, true],
  ['one that was cancelled for nothing', 'RIDER_CANCEL', 100, null, 0, false],
  ['one that was cancelled for its fee', 'RIDER_CANCEL', 100, 30, 30, true],
  ['one that was cancelled free of charge', 'NO_SHOW', 100, 0, 0, false],
] as const)('a ride stands %s', (_, state, estimate, total, fare, isCounted) => {
  expect(fareOf({ state, estimate, total })).toBe(fare);
  expect(counts({ state, estimate, total })).toBe(isCounted);
});

test.each([
  ['one of now for now', 'HOME', null, null, true],
  ['one in an hour for now', 'HOME', HOUR, null, true],
  ['one in more than an hour for now', 'HOME', HOUR + 1, null, false],
  ['one the other way for later', 'TO_VENUE', 5 * HOUR, 5 * HOUR, false],
  ['one within six hours', 'HOME', 10 * HOUR, 16 * HOUR - 1, true],
  ['one within six hours before', 'HOME', 16 * HOUR - 1, 10 * HOUR, true],
  ['one six hours apart', 'HOME', 10 * HOUR, 16 * HOUR, false],
  ['one of now for soon', 'HOME', null, 6 * HOUR - 1, true],
  ['one of now for later', 'HOME', null, 6 * HOUR, false],
] as const)('%s is the same wish: %s', (_, direction, open, wished, same) => {
  const at = (ms: number | null) => (ms === null ? null : by(ms));
  const wish = { direction: 'HOME', scheduledFor: at(wished) } as const;
  expect(isWished({ direction, scheduledFor: at(open) }, wish, now)).toBe(same);
});
