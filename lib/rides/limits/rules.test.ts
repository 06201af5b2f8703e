import { expect, test } from 'vitest';
import { whyTooMuch } from './rules';

test.each([
  ['an unknown fare', null, 'ride.limits.unknownFare'],
  ['what is left to the peso', 60, null],
  ['not a peso more', 61, 'ride.limits.budget'],
])('%s', (_, amount, key) => {
  expect(whyTooMuch(100, amount, 40)).toBe(key);
});
