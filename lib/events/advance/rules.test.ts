import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HIGHEST_CEILING } from '@/lib/core/money-limits';
import { advanceOf, advanceState, isOverdue, percentText, WHOLE } from './rules';

describe('part of a total', () => {
  test('is rounded to the nearest minor unit, halves up', () => {
    expect(advanceOf(1_000_001, 5000)).toBe(500_001);
    expect(advanceOf(999, 3333)).toBe(333);
    expect(advanceOf(1, 4999)).toBe(0);
    expect(advanceOf(1, 5000)).toBe(1);
    expect(advanceOf(0, 5000)).toBe(0);
  });

  const total = fc.integer({ min: 0, max: HIGHEST_CEILING });
  const percent = fc.integer({ min: 1, max: WHOLE });

  test('is exact to half a unit, never above the whole, and the whole is the whole', () => {
    fc.assert(
      fc.property(total, percent, (amount, part) => {
        const advance = advanceOf(amount, part);
        const off = 2n * (BigInt(advance) * BigInt(WHOLE) - BigInt(amount) * BigInt(part));
        expect(off > -BigInt(WHOLE) && off <= BigInt(WHOLE)).toBe(true);
        expect(advance).toBeLessThanOrEqual(amount);
        expect(advanceOf(amount, WHOLE)).toBe(amount);
      }),
    );
  });

  test('and the rest make the total, to one unit', () => {
    fc.assert(
      fc.property(total, fc.integer({ min: 1, max: WHOLE - 1 }), (amount, part) => {
        const both = advanceOf(amount, part) + advanceOf(amount, WHOLE - part);
        expect(both - amount).toBeGreaterThanOrEqual(0);
        expect(both - amount).toBeLessThanOrEqual(1);
      }),
    );
  });
});

const none = {
  validAdvance: false,
  advanceAskedAt: null,
  advanceRefusal: null,
  advanceFileId: null,
  urlAdvance: null,
};

test('the state follows from what happened last', () => {
  const asked = { ...none, advanceAskedAt: new Date() };
  expect(advanceState(none)).toBeNull();
  expect(advanceState(asked)).toBe('ASKED');
  expect(advanceState({ ...asked, urlAdvance: 'https://banco.co' })).toBe('PROVEN');
  expect(advanceState({ ...asked, advanceFileId: 'x' })).toBe('PROVEN');
  expect(advanceState({ ...asked, advanceFileId: 'x', advanceRefusal: 'No' })).toBe('REFUSED');
  expect(advanceState({ ...asked, advanceFileId: 'x', validAdvance: true })).toBe('RECEIVED');
});

test('the last day is in time, and a proof that waits is not late', () => {
  expect(isOverdue('ASKED', '2026-11-22', '2026-11-22')).toBe(false);
  expect(isOverdue('ASKED', '2026-11-22', '2026-11-23')).toBe(true);
  expect(isOverdue('PROVEN', '2026-11-22', '2026-11-23')).toBe(false);
  expect(isOverdue('ASKED', null, '2026-11-23')).toBe(false);
});

test('hundredths are written with a comma', () => {
  expect([5000, 3333, 1, 10_000].map(percentText)).toEqual(['50', '33,33', '0,01', '100']);
});
