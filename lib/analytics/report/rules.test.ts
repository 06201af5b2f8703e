import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMonth, lastMonths, lengthOf, monthsAfter, monthsOf, periodsOf } from './rules';

test.each([
  ['2026-01', true],
  ['2026-12', true],
  ['2026-13', false],
  ['2026-00', false],
  ['2020-01', true],
  ['2019-12', false],
  ['2099-12', true],
  ['2100-01', false],
  ['2026-1', false],
  ['x2026-01', false],
  ['2026-01-01', false],
])('%s is a month: %s', (text, is) => {
  expect(isMonth(text)).toBe(is);
});

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-05', 0, '2026-05'],
  ['2026-05', 24, '2028-05'],
])('%s and %i months are %s', (month, months, after) => {
  expect(monthsAfter(month, months)).toBe(after);
});

test('a period has its months, both ends included', () => {
  expect(lastMonths(3, '2026-01')).toEqual({ from: '2025-11', to: '2026-01' });
  expect(monthsOf({ from: '2025-11', to: '2026-01' })).toEqual(['2025-11', '2025-12', '2026-01']);
  expect(lengthOf({ from: '2026-01', to: '2026-01' })).toBe(1);
});

const usual = ['2025-06', '2026-05', '2024-06', '2025-05'];
test.each([
  ['nothing', {}, usual],
  ['what is no month', { from: 'x', to: '2026-13' }, usual],
  ['what was before Elenco', { from: '2019-12' }, usual],
  ['a period', { from: '2026-02', to: '2026-03' }, ['2026-02', '2026-03', '2025-12', '2026-01']],
  ['one month', { from: '2026-02', to: '2026-02' }, ['2026-02', '2026-02', '2026-01', '2026-01']],
  ['the wrong way round', { from: '2026-03', to: '2026-02' }, ['2026-02', '2026-03', '2025-12', '2026-01']],
  ['an end alone', { to: '2025-12' }, ['2025-01', '2025-12', '2024-01', '2024-12']],
  ['a beginning alone', { from: '2026-04' }, ['2026-04', '2026-05', '2026-02', '2026-03']],
  ['the first month', { from: '2020-01', to: '2020-01' }, ['2020-01', '2020-01', '2019-12', '2019-12']],
  ['sixty months', { from: '2021-06' }, ['2021-06', '2026-05', '2016-06', '2021-05']],
  ['more than that', { from: '2021-05' }, ['2021-06', '2026-05', '2016-06', '2021-05']],
  [
    'a year ago',
    { from: '2026-02', to: '2026-03', against: 'YEAR' },
    ['2026-02', '2026-03', '2025-02', '2025-03'],
  ],
  [
    'two years ago for more than one',
    { from: '2025-03', to: '2026-03', against: 'YEAR' },
    ['2025-03', '2026-03', '2023-03', '2024-03'],
  ],
] as const)('asked for %s', (_, filter, [from, to, beforeFrom, beforeTo]) => {
  expect(periodsOf(filter, '2026-05')).toEqual({
    current: { from, to },
    before: { from: beforeFrom, to: beforeTo },
  });
});

test('a period is as long as what it is compared with, and after it', () => {
  const month = fc.tuple(fc.integer({ min: 2018, max: 2032 }), fc.integer({ min: 0, max: 14 }));
  const text = month.map(([year, of]) => `${year}-${String(of).padStart(2, '0')}`);
  const against = fc.constantFrom('BEFORE' as const, 'YEAR' as const);
  fc.assert(
    fc.property(fc.record({ from: text, to: text, against }), (filter) => {
      const { current, before } = periodsOf(filter, '2026-05');
      expect(lengthOf(before)).toBe(lengthOf(current));
      expect(before.to < current.from).toBe(true);
      expect(lengthOf(current) >= 1 && lengthOf(current) <= 60).toBe(true);
    }),
  );
});
