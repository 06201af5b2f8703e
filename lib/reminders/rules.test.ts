import { expect, test } from 'vitest';
import { nextDue } from './rules';

const HOUR = 3_600_000;
const anchor = new Date('2026-05-10T12:00:00Z');
const by = (hours: number) => new Date(anchor.getTime() + hours * HOUR);
const rule = { isOn: true, firstHours: 24, everyHours: 48, times: 2, channels: [] };

test.each([
  ['first a day after it began', 'MISSING_CLAIM', {}, 0, null, by(24)],
  ['then two days after the first', 'MISSING_CLAIM', {}, 1, by(30), by(78)],
  ['no more once it was said often enough', 'MISSING_CLAIM', {}, 2, by(78), null],
  ['never where it is off', 'MISSING_CLAIM', { isOn: false }, 0, null, null],
  ['never where it is said no time', 'MISSING_CLAIM', { times: 0 }, 0, null, null],
  ['after it began anew, though the last was before', 'MISSING_CLAIM', {}, 1, by(-9), by(48)],
  ['after it began, where nobody knows of the last', 'MISSING_CLAIM', {}, 1, null, by(48)],
  ['a day before an event', 'EVENT_TOMORROW', {}, 0, null, by(-24)],
  ['once before an event', 'EVENT_TOMORROW', {}, 1, by(-24), null],
  ['never before an event where it is said no time', 'EVENT_TOMORROW', { times: 0 }, 0, null, null],
] as const)('a talent is reminded %s', (_, reason, some, turns, lastAt, due) => {
  expect(nextDue(reason, { ...rule, ...some }, { anchor, turns, lastAt })).toEqual(due);
});
