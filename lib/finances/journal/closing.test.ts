import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JOURNAL_ACCOUNTS } from '@/db/values/journal-accounts';
import { adjustments, type FrozenEntry, frozen } from './closing';
import { sumsOf, USUAL_ACCOUNTS } from './rules';

/** A balanced entry of one amount, under one of few keys, so that the same comes again. */
const entry = fc
  .record({
    key: fc.constantFrom('a', 'b', 'c', 'd'),
    amount: fc.integer({ min: 1, max: 900 }),
    uses: fc.tuple(fc.constantFrom(...JOURNAL_ACCOUNTS), fc.constantFrom(...JOURNAL_ACCOUNTS)),
    day: fc.constantFrom('2026-10-03', '2026-10-30'),
  })
  .map(({ key, amount, uses: [from, to], day }) =>
    frozen(
      {
        ...{ key, day, document: `CC ${key}`, party: 'Ana', identification: '1', detail: 'Algo' },
        lines: [
          { use: from, debit: amount, credit: 0 },
          { use: to, debit: 0, credit: amount },
        ],
      },
      USUAL_ACCOUNTS,
    ),
  );
const book = fc.uniqueArray(entry, { selector: ({ key }) => key });

/** Debit less credit by key and account; nothing for what comes to nothing. */
function netsOf(entries: readonly FrozenEntry[]): Record<string, number> {
  const nets: Record<string, number> = {};
  for (const { key, base, lines } of entries)
    for (const { account, debit, credit } of lines) {
      const at = `${base ?? key} ${account}`;
      nets[at] = (nets[at] ?? 0) + debit - credit;
    }
  return Object.fromEntries(Object.entries(nets).filter(([, net]) => net !== 0));
}

test('what closed months came to and what changed since come to what is known now, as often as it changes', () => {
  fc.assert(
    fc.property(fc.array(book, { minLength: 1, maxLength: 5 }), ([first = [], ...later]) => {
      let booked: FrozenEntry[] = [...first];
      let from = 1;
      for (const live of later) {
        const changed = adjustments(booked, live, { day: '2026-11-01', from });
        expect(netsOf([...booked, ...changed])).toEqual(netsOf(live));
        for (const { lines } of changed) {
          const { debit, credit } = sumsOf(lines);
          expect(debit).toBe(credit);
          expect(Math.min(...lines.map((line) => Math.max(line.debit, line.credit)))).toBeGreaterThan(0);
        }
        expect(changed.map(({ document }) => document)).toEqual(
          changed.map((_, index) => `AJ ${from + index}`),
        );
        // Nothing is changed twice.
        booked = [...booked, ...changed];
        expect(adjustments(booked, live, { day: '2026-12-01', from: 1 })).toEqual([]);
        from += changed.length;
      }
    }),
    { numRuns: 1_000 },
  );
});
