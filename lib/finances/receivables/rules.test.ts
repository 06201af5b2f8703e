import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageOf, splitCollected } from './rules';

test('a debt is told apart at one, 31, 61 and 91 days', () => {
  expect([-5, 0, 1, 30, 31, 60, 61, 90, 91].map(ageOf)).toEqual([
    ...['CURRENT', 'CURRENT', 'TO_30', 'TO_30', 'TO_60', 'TO_60', 'TO_90', 'TO_90', 'OVER_90'],
  ]);
});

test('what is collected for others is split to the unit, and nobody gets more than its share of the total', () => {
  const amount = fc.nat(5_000_000_000);
  const shares = fc.record({ talents: amount, expenses: amount, platform: amount, agency: amount });
  fc.assert(
    fc.property(fc.nat(40_000_000_000), shares, (collected, whose) => {
      const { excess, ...parts } = splitCollected(collected, whose);
      const total = whose.talents + whose.expenses + whose.platform + whose.agency;
      const { talents, expenses, platform, agency } = parts;
      expect(talents + expenses + platform + agency + excess).toBe(collected);
      expect(excess).toBe(Math.max(0, collected - total));
      for (const of of ['talents', 'expenses', 'platform', 'agency'] as const) {
        expect(parts[of]).toBeLessThanOrEqual(whose[of]);
        if (collected >= total) expect(parts[of]).toBe(whose[of]);
      }
    }),
    { numRuns: 3000 },
  );
});
