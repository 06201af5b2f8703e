import { expect, test } from 'vitest';
import { lowest, mayPay, needsTwoPeople, reviewersNeeded } from './rules';

test.each([
  [100, 'COP', null, false],
  [100, 'COP', 100, false],
  [101, 'COP', 100, true],
  [1, 'USD', 100, true],
  [1, 'USD', null, false],
])('a claim of %i %s, with two people above %s: %s', (price, currencyCode, over, needs) => {
  expect(needsTwoPeople({ price, currencyCode }, over)).toBe(needs);
});

test.each([
  [null, null, null],
  [5, null, 5],
  [null, 5, 5],
  [5, 3, 3],
  [3, 5, 3],
  [0, null, 0],
])('the lower of %s and %s is %s', (one, other, low) => {
  expect(lowest(one, other)).toBe(low);
});

test.each([
  ['first', true, false],
  ['second', true, false],
  ['third', true, true],
  ['first', false, true],
])('%s pays where payers are apart (%s): %s', (user, apart, may) => {
  expect(mayPay({ firstApprovedBy: 'first', approvedBy: 'second' }, apart, user)).toBe(may);
});

test.each([
  [false, false, 1],
  [true, false, 2],
  [false, true, 2],
  [true, true, 3],
])('payer apart %s, approved twice %s: %i people', (apart, twice, people) => {
  expect(reviewersNeeded(apart, twice)).toBe(people);
});
