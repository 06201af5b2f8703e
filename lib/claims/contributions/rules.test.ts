import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contributionBase, needsPlanilla, serves, shiftPeriod } from './rules';

const WAGE = 1_423_500;
const pesos = fc.integer({ min: 0, max: 100_000_000 });

test('from one minimum wage of a month on, on 40 % of it between one and 25 of them', () => {
  expect([WAGE - 1, WAGE].map((gross) => needsPlanilla(gross, WAGE))).toEqual([false, true]);
  expect(needsPlanilla(50_000_000, null)).toBe(false);
  expect(contributionBase(10_000_000, WAGE)).toBe(4_000_000);
  expect(contributionBase(WAGE, WAGE)).toBe(WAGE);
  expect(contributionBase(500_000_000, WAGE)).toBe(25 * WAGE);
  fc.assert(
    fc.property(pesos, pesos, (one, more) => {
      const base = contributionBase(one, WAGE);
      expect(base === 0).toBe(one < WAGE);
      if (base > 0) expect(base).toSatisfy((amount: number) => amount >= WAGE && amount <= 25 * WAGE);
      expect(contributionBase(one + more, WAGE)).toBeGreaterThanOrEqual(base);
    }),
  );
});

test('the month before serves until the own one is due, and no other ever does', () => {
  expect(serves('2026-10', '2026-10', '2027-08-01')).toBe(true);
  expect(serves('2026-09', '2026-10', '2026-11-25')).toBe(true);
  expect(serves('2026-09', '2026-10', '2026-11-26')).toBe(false);
  expect(serves('2025-12', '2026-01', '2026-02-10')).toBe(true);
  const month = fc.integer({ min: 0, max: 400 }).map((months) => shiftPeriod('2000-01', months));
  fc.assert(
    fc.property(month, month, (period, claimed) => {
      const served = serves(period, claimed, `${claimed}-15`);
      expect(served).toBe([claimed, shiftPeriod(claimed, -1)].includes(period));
    }),
  );
});
