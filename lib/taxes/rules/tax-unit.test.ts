import { describe, expect, it } from 'vitest';
import { parseDecimal, ratio } from '@/lib/core/money';
import { minorPerPeso, reaching, uvtInPesos } from './tax-unit';

describe('uvtInPesos', () => {
  it.each([
    ['2 UVT of 2026', '2', 52_374, 105_000],
    ['4 UVT of 2026', '4', 52_374, 209_000],
    ['4 UVT of 2025', '4', 49_799, 199_000],
    ['2 UVT of 2025', '2', 49_799, 100_000],
    ['5,237.4 pesos, to the hundred', '0.1', 52_374, 5200],
    ['78.56 pesos, to the peso', '0.0015', 52_374, 79],
    ['100 pesos, still to the peso', '1', 100, 100],
    ['149 pesos, to the hundred', '1', 149, 100],
    ['150 pesos, half up', '1', 150, 200],
    ['10,000 pesos, still to the hundred', '1', 10_000, 10_000],
    ['9,950 pesos, to the hundred', '1', 9950, 10_000],
    ['10,499 pesos, to the thousand', '1', 10_499, 10_000],
    ['10,500 pesos, half up', '1', 10_500, 11_000],
    ['nothing', '0', 52_374, 0],
  ])('rounds %s as art. 868 ET says', (_name, amount, uvt, pesos) => {
    expect(uvtInPesos(parseDecimal(amount), uvt)).toBe(pesos);
  });

  it('takes fractions of a UVT exactly: 790 ÷ 12 UVT of 2026 = 3,447,955', () => {
    expect(uvtInPesos(ratio(790, 12), 52_374)).toBe(3_448_000);
  });
});

describe('reaching', () => {
  const cents = (fxRate: string) =>
    reaching(parseDecimal('2'), { pesos: 52_374, minorPerPeso: minorPerPeso('USD', parseDecimal(fxRate)) });

  it('is the first minor unit worth the pesos', () => {
    // 105,000 ÷ 4,000 = 26.25 dollars; ÷ 4,123.45 = 25.4641…
    expect(cents('4000')).toBe(2625);
    expect(cents('4123.45')).toBe(2547);
    expect(reaching(parseDecimal('2'), { pesos: 52_374, minorPerPeso: ratio(1, 1) })).toBe(105_000);
  });
});
