import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAYMENT_KINDS } from '@/db/values/client-payments';
import { accountOf, type Movement, usualFrom } from './account-rules';

const movement = fc.record({
  on: fc.integer({ min: 1, max: 28 }).map((day) => `2026-03-${String(day).padStart(2, '0')}`),
  kind: fc.constantFrom(...PAYMENT_KINDS, 'CHARGE' as const, 'ADVANCE' as const),
  amount: fc.integer({ min: 1, max: 10 ** 12 }),
});

/** As the database gives them: what charges or goes back above zero, by day. */
const signed = (rows: readonly { on: string; kind: Movement['kind']; amount: number }[]): Movement[] =>
  rows
    .map(({ on, kind, amount }) => ({
      ...{ on, kind, event: 'Feria', detail: null },
      amount: ['CHARGE', 'REFUND', 'CREDIT_OUT'].includes(kind) ? amount : -amount,
    }))
    .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));

test('opening, charges, payments and credits are the balance to the unit, whatever the period and the length', () => {
  fc.assert(
    fc.property(
      fc.array(movement, { maxLength: 60 }),
      fc.integer({ min: 1, max: 31 }),
      fc.integer({ min: 1, max: 70 }),
      (rows, day, most) => {
        const all = signed(rows);
        const account = accountOf(all, `2026-03-${String(day).padStart(2, '0')}`, most);
        const { opening, charges, payments, credits, balance, movements } = account;
        expect(opening + charges - payments - credits).toBe(balance);
        expect(balance).toBe(all.reduce((sum, { amount }) => sum + amount, 0));
        expect(movements.length).toBeLessThanOrEqual(most);
        expect(movements.at(-1)?.balance ?? opening).toBe(balance);
        expect(account.cut).toBe(
          all.filter(({ on }) => on >= `2026-03-${String(day).padStart(2, '0')}`).length > most,
        );
      },
    ),
    { numRuns: 2_000 },
  );
});

test('a statement tells of a year', () => {
  expect(usualFrom('2026-11-23')).toBe('2025-12-01');
  expect(usualFrom('2026-12-31')).toBe('2026-01-01');
  expect(usualFrom('2026-01-15')).toBe('2025-02-01');
});
