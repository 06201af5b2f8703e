import { expect, test } from 'vitest';
import { changePercent, comparedPeriods, wholeDaysSince, winRate } from './rules';

test('the win rate counts what was decided or let pass, and is none without any', () => {
  expect(winRate({ accepted: 9, rejected: 2, expired: 1 })).toBe(75);
  expect(winRate({ accepted: 0, rejected: 0, expired: 4 })).toBe(0);
  expect(winRate({ accepted: 0, rejected: 0, expired: 0 })).toBeNull();
});

test.each([
  [150, 100, 50],
  [50, 100, -50],
  [0, 100, -100],
  [100, 100, 0],
  [10, 0, null],
])('%i after %i is a change of %s percent', (current, before, change) => {
  expect(changePercent(current, before)).toBe(change);
});

test('the compared periods meet and are as long', () => {
  const { current, before } = comparedPeriods(new Date('2026-11-21T12:00:00Z'));
  expect(current.from).toEqual(new Date('2026-08-23T12:00:00Z'));
  expect(before).toEqual({ from: new Date('2026-05-25T12:00:00Z'), to: current.from });
});

test('a day has gone by only when it is whole', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(wholeDaysSince(new Date('2026-11-20T12:00:01Z'), now)).toBe(0);
  expect(wholeDaysSince(new Date('2026-11-20T12:00:00Z'), now)).toBe(1);
  expect(wholeDaysSince(new Date('2026-11-22T12:00:00Z'), now)).toBe(0);
});
