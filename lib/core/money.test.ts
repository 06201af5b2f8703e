import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyRows } from '@/db/catalogue/places';
import {
  allocate,
  currencyDecimals,
  decimalFromMinor,
  exact,
  floorOfLine,
  formatMoney,
  isCurrencyCode,
  minorFromDecimal,
  parseDecimal,
  parsePercent,
  ratio,
  roundDown,
  roundHalfUp,
  roundUp,
  sumOf,
  times,
} from './money';

const amount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const anyRatio = fc
  .tuple(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }))
  .map(([numerator, denominator]) => ({ numerator, denominator }));
const floor = (top: bigint, bottom: bigint) => top / bottom - (top % bottom < 0n ? 1n : 0n);
/** The same division in BigInt alone; an answer that no number holds is refused. */
const orRefused = (whole: bigint) =>
  whole > BigInt(Number.MAX_SAFE_INTEGER) || whole < BigInt(Number.MIN_SAFE_INTEGER) ? null : Number(whole);
const answer = (compute: () => number) => {
  try {
    return compute();
  } catch {
    return null;
  }
};

describe('decimal strings', () => {
  it('become ratios in lowest terms', () => {
    expect(parseDecimal('22.5')).toEqual({ numerator: 45, denominator: 2 });
    expect(parsePercent('22.5')).toEqual({ numerator: 9, denominator: 40 });
    expect(parseDecimal('9.66', 1000)).toEqual({ numerator: 483, denominator: 50_000 });
    expect(parseDecimal('2.0')).toEqual({ numerator: 2, denominator: 1 });
    expect(parsePercent('0')).toEqual({ numerator: 0, denominator: 1 });
    expect(parseDecimal('4123.450000')).toEqual({ numerator: 82_469, denominator: 20 });
  });

  it.each(['', ' 1', '1,5', '-1', '.5', '5.', '1e3', 'NaN', '1_000', '9007199254740993'])(
    'refuses %j',
    (text) => {
      expect(() => parseDecimal(text)).toThrow(RangeError);
    },
  );

  it('refuses ratios that are none', () => {
    expect(() => ratio(1, 0)).toThrow(RangeError);
    expect(() => ratio(-1, 2)).toThrow(RangeError);
    expect(() => ratio(0.5, 2)).toThrow(RangeError);
  });
});

describe('rounding', () => {
  it('goes half up, up and down to the minor unit', () => {
    const half = { numerator: 1, denominator: 2 };
    expect([roundHalfUp(3, half), roundUp(3, half), roundDown(3, half)]).toEqual([2, 2, 1]);
    // 15 % of 1,231,352 is 184,702.8
    expect(roundHalfUp(1_231_352, parsePercent('15'))).toBe(184_703);
    expect(roundHalfUp(-3, half)).toBe(-1);
  });

  it('is exact where doubles are not', () => {
    // 9,007,199,254,740,991 × 1/3 = 3,002,399,751,580,330.33…
    expect(roundHalfUp(Number.MAX_SAFE_INTEGER, { numerator: 1, denominator: 3 })).toBe(
      3_002_399_751_580_330,
    );
    // 900,000,000,000,001 × 19 % = 171,000,000,000,000.19
    expect(roundHalfUp(900_000_000_000_001, parsePercent('19'))).toBe(171_000_000_000_000);
    expect(roundUp(900_000_000_000_001, parsePercent('19'))).toBe(171_000_000_000_001);
  });

  it('is what BigInt says, for any amount and ratio', () => {
    fc.assert(
      fc.property(amount, anyRatio, (x, by) => {
        const [top, bottom] = [BigInt(x) * BigInt(by.numerator), BigInt(by.denominator)];
        expect(answer(() => roundDown(x, by))).toBe(orRefused(floor(top, bottom)));
        expect(answer(() => roundUp(x, by))).toBe(orRefused(floor(top + bottom - 1n, bottom)));
        expect(answer(() => roundHalfUp(x, by))).toBe(orRefused(floor(2n * top + bottom, 2n * bottom)));
      }),
      { numRuns: 2000 },
    );
  });

  it('follows a line of any size, down for negative values too', () => {
    const coefficient = fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n });
    const small = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n });
    const divisor = fc.oneof(fc.bigInt({ min: 1n, max: 2n ** 70n }), fc.bigInt({ min: 1n, max: 1000n }));
    fc.assert(
      fc.property(
        fc.oneof(coefficient, small),
        fc.oneof(coefficient, small),
        divisor,
        amount,
        (a, b, c, x) => {
          expect(answer(() => floorOfLine(a, b, c)(x))).toBe(orRefused(floor(a * BigInt(x) + b, c)));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('refuses what is no longer exact', () => {
    expect(() => times(2 ** 30, 2 ** 30)).toThrow(RangeError);
    expect(() => sumOf([Number.MAX_SAFE_INTEGER, 1], (part) => part)).toThrow(RangeError);
    expect(() => roundHalfUp(Number.MAX_SAFE_INTEGER, ratio(3, 1))).toThrow(RangeError);
    expect(() => exact(0.5)).toThrow(RangeError);
    expect(times(2 ** 26, 2 ** 26)).toBe(2 ** 52);
  });
});

describe('allocate', () => {
  it('gives the remainder to the largest fractions, ties to the lowest index', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    // 10 × (1, 5, 6) ÷ 12 = 0.83, 4.17, 5
    expect(allocate(10, [1, 5, 6])).toEqual([1, 4, 5]);
    expect(allocate(2, [1, 1, 1])).toEqual([1, 1, 0]);
    expect(allocate(5, [0, 1, 0])).toEqual([0, 5, 0]);
    expect(allocate(0, [0, 0])).toEqual([0, 0]);
    expect(() => allocate(1, [0, 0])).toThrow(RangeError);
  });

  it('always adds up, each part within one unit of its share, and nothing to a weight of 0', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1e12 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e14 }), weights, (total, parts) => {
        fc.pre(parts.some((weight) => weight > 0));
        const whole = BigInt(parts.reduce((sum, weight) => sum + weight, 0));
        const split = allocate(total, parts);
        expect(split.reduce((sum, part) => sum + part, 0)).toBe(total);
        for (const [index, part] of split.entries()) {
          const share = BigInt(total) * BigInt(parts[index] ?? 0);
          expect(BigInt(part) * whole > share - whole && BigInt(part) * whole < share + whole).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('currencies', () => {
  it('have the decimals that the catalogue says', () => {
    for (const { code, decimals } of currencyRows) expect(currencyDecimals(code), code).toBe(decimals);
    expect(isCurrencyCode('XXX')).toBe(false);
    expect(isCurrencyCode('toString')).toBe(false);
    expect(() => currencyDecimals('XXX')).toThrow(RangeError);
  });

  it('are read and written as decimal strings', () => {
    expect(decimalFromMinor(123_450, 'USD')).toBe('1234.50');
    expect(decimalFromMinor(5, 'USD')).toBe('0.05');
    expect(decimalFromMinor(-5, 'USD')).toBe('-0.05');
    expect(decimalFromMinor(1_850_000, 'COP')).toBe('1850000');
    expect(minorFromDecimal('1234.5', 'USD')).toBe(123_450);
    expect(minorFromDecimal('0.1', 'USD')).toBe(10);
    expect(() => minorFromDecimal('0.125', 'USD')).toThrow(RangeError);
    expect(() => minorFromDecimal('1850.5', 'COP')).toThrow(RangeError);
    fc.assert(
      fc.property(amount, fc.constantFrom('COP', 'USD'), (minor, code) => {
        expect(minorFromDecimal(decimalFromMinor(minor, code), code)).toBe(minor);
      }),
    );
  });
});

describe('formatMoney', () => {
  it.each([
    [1_850_000, 'COP', '$\u00a01.850.000'],
    [0, 'COP', '$\u00a00'],
    [999, 'COP', '$\u00a0999'],
    [-1000, 'COP', '-$\u00a01.000'],
    [123_450, 'USD', 'US$\u00a01.234,50'],
    [100_000_005, 'USD', 'US$\u00a01.000.000,05'],
    [7, 'EUR', '€\u00a00,07'],
  ])('writes %d minor units of %s as %s', (minor, code, text) => {
    expect(formatMoney(minor, code)).toBe(text);
  });

  it('tells a sum beyond the exact numbers by the largest of them', () => {
    const most = '9.007.199.254.740.991';
    expect(formatMoney(Number.MAX_SAFE_INTEGER, 'COP')).toBe(`$\u00a0${most}`);
    expect(formatMoney(2 ** 53, 'COP')).toBe(`más de\u00a0$\u00a0${most}`);
    expect(formatMoney(-(2 ** 60), 'COP')).toBe(`menos de\u00a0-$\u00a0${most}`);
    expect(formatMoney(Number('73000000000000000000'), 'USD')).toBe(
      'más de\u00a0US$\u00a090.071.992.547.409,91',
    );
  });

  it('refuses fractions', () => {
    expect(() => formatMoney(10.5, 'COP')).toThrow(RangeError);
  });
});
