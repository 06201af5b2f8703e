import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney } from '@/lib/core/money';
import { daysOld, doubtfulRate, exchanged, inCurrency, inPesos, priceStepIn, rateText } from './rules';

const dollars = (fxRate: string) => ({ fxRate, decimals: 2 });

describe('an amount in another currency', () => {
  test('is worth the same, to the nearest minor unit', () => {
    expect(inCurrency(25_000, { fxRate: '1', decimals: 0 })).toBe(25_000);
    expect(inCurrency(25_000, dollars('4000'))).toBe(625);
    expect(inCurrency(20_000, dollars('4105.37'))).toBe(487);
    expect(inCurrency(1, dollars('200'))).toBe(1);
    expect(inPesos(123_450, dollars('4123.45'))).toBe(5_090_399);
    expect(exchanged(-250, dollars('4000'), { fxRate: '1', decimals: 0 })).toBe(-10_000);
    expect(exchanged(10_000, dollars('4000'), { fxRate: '4.5', decimals: 0 })).toBe(88_889);
  });

  test('refuses a rate of nothing, and what is no longer exact', () => {
    expect(() => inCurrency(1, dollars('0'))).toThrow(RangeError);
    expect(() => exchanged(Number.MAX_SAFE_INTEGER, dollars('4000'), dollars('1'))).toThrow(RangeError);
  });

  test('is told in pesos whatever it was stored with', () => {
    expect(formatMoney(inPesos(Number.MAX_SAFE_INTEGER, dollars('999999999.999999')), 'COP')).toBe(
      'más de\u00a0$\u00a09.007.199.254.740.991',
    );
  });

  const rate = fc.integer({ min: 1_000_000, max: 9_999_999_999 }).map((n) => (n / 1_000_000).toFixed(6));
  const amount = fc.integer({ min: 0, max: 100_000_000_000 });

  test('comes back within what half a minor unit is worth', () => {
    fc.assert(
      fc.property(amount, rate, (pesos, fxRate) => {
        const back = inPesos(inCurrency(pesos, dollars(fxRate)), dollars(fxRate));
        expect(Math.abs(back - pesos)).toBeLessThanOrEqual(Math.ceil(Number(fxRate) / 200) + 1);
      }),
    );
  });

  test('never falls when more is exchanged', () => {
    fc.assert(
      fc.property(amount, amount, rate, (one, other, fxRate) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(inPesos(less, dollars(fxRate))).toBeLessThanOrEqual(inPesos(more, dollars(fxRate)));
      }),
    );
  });
});

describe('the step of a price', () => {
  test('is that of the constant in pesos, and an even one worth no more elsewhere', () => {
    expect(priceStepIn(1000, 'COP', { fxRate: '1', decimals: 0 })).toBe(1000);
    expect(priceStepIn(1000, 'USD', dollars('4123.45'))).toBe(10);
    expect(priceStepIn(100, 'USD', dollars('4123.45'))).toBe(1);
    expect(priceStepIn(10, 'USD', dollars('4123.45'))).toBe(1);
    expect(priceStepIn(5000, 'USD', dollars('4000'))).toBe(100);
    expect(priceStepIn(1000, 'CLP', { fxRate: '4.35', decimals: 0 })).toBe(100);
  });

  test('is a power of ten that never rounds by more than the one in pesos does', () => {
    const step = fc.integer({ min: 50, max: 100_000 });
    const hundredths = fc.integer({ min: 100, max: 1_000_000 });
    fc.assert(
      fc.property(step, hundredths, (pesos, rate) => {
        const own = priceStepIn(pesos, 'USD', dollars((rate / 100).toFixed(2)));
        expect(String(own)).toMatch(/^10*$/);
        if (own > 1) expect(own * rate).toBeLessThanOrEqual(pesos * 10_000);
      }),
    );
  });
});

test('a rate that was turned round or lost its point is doubted, one of today is not', () => {
  expect(doubtfulRate('USD', '4123.45')).toBeNull();
  expect(doubtfulRate('USD', '4.12345')).toBe('LOW');
  expect(doubtfulRate('USD', '412345')).toBe('HIGH');
  expect(doubtfulRate('CLP', '0.23')).toBe('LOW');
  expect(doubtfulRate('USD', '')).toBeNull();
  expect(doubtfulRate('COP', '1')).toBeNull();
});

test('a rate is written as people here write it, and knows its age', () => {
  expect(rateText('4123.450000')).toBe('4.123,45');
  expect(rateText('1234567')).toBe('1.234.567');
  expect(daysOld('2026-03-01', '2026-03-10')).toBe(9);
  expect(daysOld(null, '2026-03-10')).toBe(0);
});
