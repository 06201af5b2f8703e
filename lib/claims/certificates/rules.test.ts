import { expect, test } from 'vitest';
import {
  baseOf,
  certificateKey,
  certificateNumber,
  certificateState,
  linesOf,
  offeredYears,
  sumOfLines,
  taxOf,
  totalsOf,
} from './rules';

test.each([
  ['RETE_IVA', 'IVA'],
  ['RETE_ICA', 'ICA'],
  ['ART383', 'INCOME'],
  ['NONE', 'INCOME'],
] as const)('%s withholds %s', (method, tax) => {
  expect(taxOf(method)).toBe(tax);
});

const LINES = [
  { method: 'ART383', paid: 1000, withheld: 100 },
  { method: 'NONE', paid: 500, withheld: 0 },
  { method: 'RETE_IVA', paid: 190, withheld: 28 },
  { method: 'RETE_ICA', paid: 1000, withheld: 9 },
  { method: 'RETE_ICA', paid: 200, withheld: 1 },
] as const;

test('what nothing was withheld from is paid, and no base', () => {
  expect(LINES.map(baseOf)).toEqual([1000, 0, 190, 1000, 200]);
  expect(sumOfLines(LINES.slice(0, 2))).toEqual({ paid: 1500, base: 1000, withheld: 100 });
  expect(sumOfLines([])).toEqual({ paid: 0, base: 0, withheld: 0 });
});

test('paid and base are of income tax alone, what is withheld of all', () => {
  expect(totalsOf(LINES)).toEqual({
    paid: 1500,
    base: 1000,
    withheld: 138,
    withheldOf: { INCOME: 100, IVA: 28, ICA: 10 },
  });
  expect(linesOf(LINES, 'ICA')).toEqual(LINES.slice(3));
});

test.each([
  [null, 'a', 0, 'NOTHING'],
  [null, 'a', 1, 'MISSING'],
  ['a', 'a', 1, 'ISSUED'],
  ['a', 'b', 1, 'CHANGED'],
  ['a', 'b', 0, 'CHANGED'],
])('certified %s, now %s with %i withheld: %s', (certified, now, withheld, state) => {
  expect(certificateState(certified, now, withheld)).toBe(state);
});

test('its number says who numbers it, its key who certifies whom', () => {
  const numbered = { year: 2026, code: 12 } as const;
  expect(certificateNumber({ ...numbered, numberedBy: 'AGENCY' })).toBe('CR-2026-00012');
  expect(certificateNumber({ ...numbered, numberedBy: 'PLATFORM' })).toBe('CRP-2026-00012');
  const subject = { agencyId: 'a', talentId: 't' };
  const keys = [true, false].map((thirdParty) => certificateKey({ ...subject, thirdParty }));
  expect(new Set([...keys, certificateKey({ agencyId: 't', talentId: 'a', thirdParty: true })]).size).toBe(3);
});

test('years are offered once, the newest first', () => {
  expect(offeredYears(2026, [2024, 2026, 2025, 2024])).toEqual([2026, 2025, 2024]);
});
