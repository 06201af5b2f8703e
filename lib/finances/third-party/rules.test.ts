import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitCollected } from '../receivables/rules';
import { heldOf, payableOf } from './rules';

const money = fc.integer({ min: 0, max: 10 ** 11 });

test('what is held and what was paid out are what was collected, to the peso, for whatever was paid', () => {
  fc.assert(
    fc.property(
      fc.record({ talents: money, expenses: money, platform: money, agency: money }),
      money,
      fc.record({ talents: money, expenses: money, agency: money }),
      (shares, collected, paid) => {
        const split = splitCollected(collected, shares);
        const held = heldOf(split, paid);
        expect(held.total + paid.talents + paid.expenses + paid.agency).toBe(collected);
        expect(held.talents + held.expenses + held.agency + split.platform + split.excess).toBe(held.total);
        expect(held.overpaid > 0).toBe([held.talents, held.expenses, held.agency].some((left) => left < 0));
        // Paying the most that may be paid leaves nothing, and never less.
        for (const part of ['AGENCY', 'EXPENSES'] as const) {
          const more = payableOf(held, part);
          const name = part === 'AGENCY' ? 'agency' : 'expenses';
          const after = heldOf(split, { ...paid, [name]: paid[name] + more });
          expect(after[name]).toBe(Math.min(0, held[name]));
        }
      },
    ),
    { numRuns: 10_000 },
  );
});
