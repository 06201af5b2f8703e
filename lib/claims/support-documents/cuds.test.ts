import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIVIPOLA } from '@/lib/catalogues/divipola';
import { amountText, cudsOf } from './cuds';
import { SNAPSHOT } from './testing/numbered';
import { percentOf } from './ubl/support-xml';

test('the CUDS is the SHA-384 of what the annex names, in its order, the seller before the buyer', () => {
  const words = 'DS122026-11-2309:15:07-05:002500000.00010.002500000.001020304050900373115123452';
  expect(cudsOf(SNAPSHOT, '12345')).toBe(createHash('sha384').update(words).digest('hex'));
});

test.each([
  ['number', { number: 'DS13' }],
  ['hour', { issueTime: '09:15:08-05:00' }],
  ['value', { gross: 2_500_001 }],
  ['seller', { seller: { ...SNAPSHOT.seller, id: '1020304051' } }],
  ['environment', { environment: '1' as const }],
])('another %s gives another CUDS', (_what, other) => {
  expect(cudsOf({ ...SNAPSHOT, ...other }, '12345')).not.toBe(cudsOf(SNAPSHOT, '12345'));
});

test('so does another PIN', () => {
  expect(cudsOf(SNAPSHOT, '54321')).not.toBe(cudsOf(SNAPSHOT, '12345'));
});

test.each([
  [2_500_000, 'COP', '2500000.00'],
  [0, 'COP', '0.00'],
  [5, 'USD', '0.05'],
  [123_456, 'USD', '1234.56'],
])('%d minor units of %s are written %s', (amount, currency, written) => {
  expect(amountText(amount, currency)).toBe(written);
});

test('an amount of cents is written exactly, whatever it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999_99 }), (cents) => {
      expect(Number(amountText(cents, 'USD').replace('.', ''))).toBe(cents);
    }),
  );
});

test('what is withheld as a percentage is rounded half up', () => {
  expect([percentOf(100_000, 2_500_000), percentOf(1, 3), percentOf(2, 3), percentOf(1, 8000)]).toEqual([
    '4.00',
    '33.33',
    '66.67',
    '0.01',
  ]);
});

test('each city of Colombia has a code of its own', () => {
  const codes = Object.values(DIVIPOLA);
  expect(codes).toHaveLength(78);
  expect(new Set(codes).size).toBe(78);
  expect(codes.filter((code) => !/^\d{5}$/.test(code))).toEqual([]);
});
