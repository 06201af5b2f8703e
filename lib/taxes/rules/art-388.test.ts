import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDecimal, ratio } from '@/lib/core/money';
import { taxes } from '../testing/taxes';
import { art383Schedule } from './art-383';
import {
  hasReductions,
  type MonthlyReductions,
  NO_REDUCTIONS,
  reducedBase,
  reducedWithholding,
} from './art-388';
import { minorPerPeso, type TaxUnit } from './tax-unit';
import { withheldFrom } from './withholding-schedule';

/** UVT of 2026: 32 UVT = 1,676,000; 16 = 838,000; 100 = 5,237,000; 1,340 ÷ 12 = 5,848,000 after art. 868. */
const PESOS: TaxUnit = { pesos: 52_374, minorPerPeso: ratio(1, 1) };
const of = (payment: number, declared: Partial<MonthlyReductions>, unit = PESOS) =>
  reducedWithholding(taxes.art383, unit, payment, { ...NO_REDUCTIONS, ...declared });
const baseOf = (payment: number, declared: Partial<MonthlyReductions>) =>
  reducedBase(PESOS, payment, { ...NO_REDUCTIONS, ...declared });

const payment = fc.oneof(
  fc.integer({ min: 0, max: 2_000_000 }),
  fc.integer({ min: 5_000_000, max: 30_000_000 }),
  fc.integer({ min: 0, max: 400_000_000 }),
);
const amount = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 8_000_000 }));
const declared: fc.Arbitrary<MonthlyReductions> = fc.record({
  contributions: amount,
  dependants: fc.boolean(),
  mortgage: amount,
  health: amount,
  voluntary: amount,
});
const unit = fc.oneof(
  fc.constant(PESOS),
  fc.integer({ min: 100, max: 500_000 }).map((hundredths) => ({
    pesos: 52_374,
    minorPerPeso: minorPerPeso('USD', parseDecimal((hundredths / 100).toFixed(2))),
  })),
);

describe('the base of art. 383 less what art. 388 lets be taken from it', () => {
  it('takes each in the order of the law, and all together within 40 %', () => {
    // Net 11,000,000; dependants 1,200,000 of 10 %; health capped to 838,000; 25 % of what is left, 2,240,500.
    expect(baseOf(12_000_000, { contributions: 1_000_000, dependants: true, health: 900_000 })).toEqual({
      gross: 12_000_000,
      contributions: 1_000_000,
      dependants: 1_200_000,
      mortgage: 0,
      health: 838_000,
      voluntary: 0,
      exempt: 2_240_500,
      counted: 4_278_500,
      base: 6_721_500,
    });
    // (6,721,500 − 95 UVT) × 19 %.
    expect(of(12_000_000, { contributions: 1_000_000, dependants: true, health: 900_000 })).toBe(331_734);
    // 5,237,000 + 838,000 + 1,690,750 is above 40 % of 12,000,000.
    expect(baseOf(12_000_000, { mortgage: 6_000_000, health: 838_000 })).toMatchObject({
      mortgage: 5_237_000,
      counted: 4_800_000,
      base: 7_200_000,
    });
    // 40 % would be 16,000,000: the year's limit is below.
    expect(baseOf(40_000_000, { mortgage: 6_000_000, dependants: true })).toMatchObject({
      dependants: 1_676_000,
      counted: 5_848_000,
      base: 34_152_000,
    });
    expect(baseOf(10_000_000, { voluntary: 9_000_000 })).toMatchObject({
      voluntary: 3_000_000,
      counted: 4_000_000,
    });
    // A quarter of 10,000,000 − 200,000 − 100,000 − 300,000.
    expect(baseOf(10_000_000, { mortgage: 200_000, health: 100_000, voluntary: 300_000 })).toMatchObject({
      exempt: 2_350_000,
      counted: 2_950_000,
      base: 7_050_000,
    });
  });

  it('exempts nothing of what is no longer there', () => {
    expect(baseOf(1_000_000, { mortgage: 1_100_000 })).toMatchObject({ exempt: 0, counted: 400_000 });
  });

  it('is told from what says nothing', () => {
    expect(hasReductions(NO_REDUCTIONS)).toBe(false);
    expect(hasReductions({ ...NO_REDUCTIONS, dependants: true })).toBe(true);
    for (const name of ['contributions', 'mortgage', 'health', 'voluntary'] as const)
      expect(hasReductions({ ...NO_REDUCTIONS, [name]: 1 })).toBe(true);
  });

  it('withholds nothing by a table without its first bracket below the second', () => {
    const later = taxes.art383.filter(({ fromUvt }) => fromUvt > 0);
    expect(reducedWithholding(later, PESOS, 1_000_000, NO_REDUCTIONS)).toBe(0);
  });

  it('withholds as the engine does where nothing is declared, in pesos and in dollars', () => {
    fc.assert(
      fc.property(payment, unit, (paid, one) => {
        expect(reducedWithholding(taxes.art383, one, paid, NO_REDUCTIONS)).toBe(
          withheldFrom(art383Schedule(taxes.art383, one), paid),
        );
      }),
      { numRuns: 3000 },
    );
  });

  it('is never negative, nor less than 60 % of what is left after the contributions', () => {
    fc.assert(
      fc.property(payment, declared, unit, (paid, said, one) => {
        const withheld = reducedWithholding(taxes.art383, one, paid, said);
        expect(withheld).toBeGreaterThanOrEqual(0);
        expect(withheld).toBeLessThanOrEqual(paid);
        const { base, gross, contributions } = reducedBase(one, paid, said);
        expect(base).toBeGreaterThanOrEqual(Math.floor((gross - contributions) * 0.6) - 1);
        expect(base).toBeLessThanOrEqual(gross);
      }),
      { numRuns: 3000 },
    );
  });

  it('falls with each that is declared, and rises with what is paid', () => {
    fc.assert(
      fc.property(
        payment,
        declared,
        fc.constantFrom('contributions', 'mortgage', 'health', 'voluntary', 'dependants'),
        fc.integer({ min: 1, max: 5_000_000 }),
        (paid, said, name, more) => {
          const larger = { ...said, [name]: name === 'dependants' ? true : said[name] + more };
          const smaller = name === 'dependants' ? { ...said, dependants: false } : said;
          const before = reducedBase(PESOS, paid, smaller).base;
          expect(reducedBase(PESOS, paid, larger).base).toBeLessThanOrEqual(before);
          expect(reducedBase(PESOS, paid + more, said).base).toBeGreaterThanOrEqual(
            reducedBase(PESOS, paid, said).base,
          );
          // The table itself takes less just above 150 UVT than just below: 10 UVT, and 10.45.
          const drop = Math.ceil(0.45 * PESOS.pesos);
          expect(of(paid, larger)).toBeLessThanOrEqual(of(paid, smaller) + drop);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
