import { describe, expect, it } from 'vitest';
import { parseDecimal, ratio } from '@/lib/core/money';
import { taxes } from '../testing/taxes';
import { art383Schedule } from './art-383';
import { minorPerPeso } from './tax-unit';
import { withheldFrom } from './withholding-schedule';

/** UVT of 2026 = 52,374: 95 UVT = 4,975,530; 150 = 7,856,100; 2,300 = 120,460,200; the exemption's cap = 3,448,000. */
const pesos = art383Schedule(taxes.art383, { pesos: 52_374, minorPerPeso: ratio(1, 1) });

describe('the table of art. 383 on 75 %', () => {
  it.each([
    ['nothing up to 95 UVT: 75 % of 6,634,040 = 4,975,530', 6_634_040, 0],
    ['19 % above: (7,500,000 − 4,975,530) × 19 % = 479,649.3', 10_000_000, 479_649],
    [
      '19 % at 150 UVT still: 75 % of 10,474,800 = 7,856,100; 2,880,570 × 19 % = 547,308.3',
      10_474_800,
      547_308,
    ],
    ['28 % above, on 10 UVT: 0.75 × 28 % + 523,740, less than just before', 10_474_801, 523_740],
    [
      '25 % still exempt where it is the cap: (10,344,000 − 7,856,100) × 28 % + 523,740',
      13_792_000,
      1_220_352,
    ],
    ['3,448,000 exempt above: (16,552,000 − 7,856,100) × 28 % + 523,740', 20_000_000, 2_958_592],
    ['39 % at the top: (196,552,000 − 120,460,200) × 39 % + 770 × 52,374', 200_000_000, 70_003_782],
  ])('withholds %s', (_name, payment, withheld) => {
    expect(withheldFrom(pesos, payment)).toBe(withheld);
  });

  it('counts in pesos whatever the currency', () => {
    // 2,500 dollars at 4,000 are the 10,000,000 above: 479,649.3 pesos are 119.912325 dollars.
    const dollars = art383Schedule(taxes.art383, {
      pesos: 52_374,
      minorPerPeso: minorPerPeso('USD', parseDecimal('4000')),
    });
    expect(withheldFrom(dollars, 250_000)).toBe(11_991);
    expect(withheldFrom(dollars, 165_851)).toBe(0);
    // 6,634,080 pesos: 75 % is 30 above 95 UVT, 19 % of it 5.7 pesos, 0.14 cents; a cent starts at 26.3 × 40 ÷ 0.75
    expect(withheldFrom(dollars, 165_855)).toBe(1);
  });

  it('starts a bracket where the base passes its limit, also where the exemption is the cap already', () => {
    // 230 UVT = 12,046,020, more than 3 × the cap: the payment is 12,046,020 + 3,448,000, not 4/3 of the base.
    const brackets = [
      { fromUvt: 0, rate: '0', addUvt: 0 },
      { fromUvt: 230, rate: '0.5', addUvt: 1 },
    ];
    const schedule = art383Schedule(brackets, { pesos: 52_374, minorPerPeso: ratio(1, 1) });
    expect(withheldFrom(schedule, 15_494_020)).toBe(0);
    expect(withheldFrom(schedule, 15_494_022)).toBe(52_375);
  });

  it('does not mind the order of its brackets', () => {
    const unit = { pesos: 52_374, minorPerPeso: ratio(1, 1) };
    const reversed = art383Schedule([...taxes.art383].reverse(), unit);
    expect(reversed.map((piece) => piece.from)).toEqual(pesos.map((piece) => piece.from));
  });
});
