import { describe, expect, it, test } from 'vitest';
import { currencyRows } from '@/db/catalogue/places';
import {
  dailyCeiling,
  HIGHEST_CEILING,
  isPossibleRate,
  moneyCeiling,
  possibleRates,
  RATE_RANGE,
} from './money-limits';

describe('the ceiling of a currency', () => {
  test('holds for every currency of the catalogue, in whole minor units, and for none besides', () => {
    for (const { code } of currencyRows) {
      expect(moneyCeiling(code), code).toBeGreaterThan(0);
      expect(dailyCeiling(code), code).toSatisfy(Number.isSafeInteger);
      expect(moneyCeiling(code), code).toBeLessThanOrEqual(HIGHEST_CEILING);
    }
    expect(moneyCeiling('XXX')).toBe(0);
  });

  test('leaves room for a sum of thousands of rows', () => {
    expect(HIGHEST_CEILING * 9000).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER);
  });

  test('is worth in pesos, at the highest rate of its currency, what is still exact', () => {
    for (const { code, decimals } of currencyRows) {
      const [, most] = possibleRates(code) ?? [0, Number.POSITIVE_INFINITY];
      expect((moneyCeiling(code) / 10 ** decimals) * most, code).toBeLessThan(2 ** 53 / 100);
    }
  });
});

describe('a rate of exchange', () => {
  it.each([
    ['COP', '1', true],
    ['COP', '1.5', false],
    ['USD', '4123.45', true],
    ['USD', '1', false],
    ['USD', '0.000001', false],
    ['USD', '0.01', false],
    ['USD', '999999999.999999', false],
    ['CLP', '4.5', true],
    ['CLP', '4500', false],
    ['EUR', '', false],
    ['EUR', '-4500', false],
    ['EUR', '4500.1234567', false],
    ['EUR', '1e4', false],
    ['XXX', '1', false],
  ])('of %s may be %s: %s', (currency, rate, possible) => {
    expect(isPossibleRate(currency, rate)).toBe(possible);
  });

  it('lies between what the database holds to, whatever the currency', () => {
    for (const { code } of currencyRows) {
      const [least, most] = possibleRates(code) ?? [0, 0];
      expect(least).toBeGreaterThanOrEqual(RATE_RANGE[0]);
      expect(most).toBeLessThanOrEqual(RATE_RANGE[1]);
    }
  });
});
